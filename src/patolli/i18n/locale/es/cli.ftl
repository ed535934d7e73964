# Lo que dice la terminal: menús, preguntas, ayuda.
