"""Positions of Cacao: the whole State as a readable document, and back.

Room card. `write` names every code, `read` turns names into codes, `check` refuses what no match could have led to;
every fault is a BadPosition that names its path.
"""
