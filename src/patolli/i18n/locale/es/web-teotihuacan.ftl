# Lo que dice el navegador en la mesa de Teotihuacan.

## Board

web-teotihuacan-where = Era { $era } · sol { $light }, luna { $dark }
web-teotihuacan-era = era { $era } de 3
web-teotihuacan-of-three = de III
web-teotihuacan-eclipse = Eclipse en
web-teotihuacan-eclipse-in = Eclipse en { $count }
web-teotihuacan-last-round = última ronda antes del Eclipse
web-teotihuacan-the-last = el último
web-teotihuacan-start = inicio
web-teotihuacan-each-step = cada paso, { $points } PV
web-teotihuacan-up-to = hasta
web-teotihuacan-upper-row = fila superior
web-teotihuacan-either-row = cualquier fila
web-teotihuacan-per-match = +1 por icono igual
web-teotihuacan-tile-per-worker = una losa por trabajador · +1 PV por icono igual
web-teotihuacan-stack = { $count } en la pila
web-teotihuacan-salary = Salario que se debe en el próximo Eclipse
web-teotihuacan-masks-worth = Máscaras: { $points } PV en un Eclipse

## Deciding

web-teotihuacan-worker-at = Poder { $power } · { $board }
web-teotihuacan-go-to = Ir: { $board }
web-teotihuacan-place-here = Colocar aquí
web-teotihuacan-confirm = Confirmar
web-teotihuacan-turn = Girar
web-teotihuacan-place-turn = { $matches ->
        [0] Arrástrala o pulsa R para girarla. Ningún icono coincide.
        [one] Arrástrala o pulsa R para girarla. Coincide { $matches } icono.
       *[other] Arrástrala o pulsa R para girarla. Coinciden { $matches } iconos.
    }
