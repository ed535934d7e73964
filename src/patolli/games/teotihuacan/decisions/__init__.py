"""Every question Teotihuacan asks, and every duty, one small file per theme."""
