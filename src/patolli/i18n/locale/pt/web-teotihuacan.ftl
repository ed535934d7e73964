# O que o navegador diz na mesa de Teotihuacan.

## Board

web-teotihuacan-where = Era { $era } · sol { $light }, lua { $dark }
web-teotihuacan-era = era { $era } de 3
web-teotihuacan-of-three = de III
web-teotihuacan-eclipse = Eclipse em
web-teotihuacan-eclipse-in = Eclipse em { $count }
web-teotihuacan-last-round = última rodada antes do Eclipse
web-teotihuacan-the-last = o último
web-teotihuacan-start = início
web-teotihuacan-each-step = cada passo, { $points } PV
web-teotihuacan-up-to = até
web-teotihuacan-upper-row = fileira de cima
web-teotihuacan-either-row = qualquer fileira
web-teotihuacan-per-match = +1 por ícone igual
web-teotihuacan-tile-per-worker = uma peça por trabalhador · +1 PV por ícone igual
web-teotihuacan-stack = { $count } na pilha
web-teotihuacan-salary = Salário devido no próximo Eclipse
web-teotihuacan-masks-worth = Máscaras: { $points } PV num Eclipse

## Deciding

web-teotihuacan-worker-at = Poder { $power } · { $board }
web-teotihuacan-go-to = Ir: { $board }
web-teotihuacan-place-here = Colocar aqui
web-teotihuacan-confirm = Confirmar
web-teotihuacan-turn = Girar
web-teotihuacan-place-turn = { $matches ->
        [0] Arraste-a ou aperte R para girá-la. Nenhum ícone coincide.
        [one] Arraste-a ou aperte R para girá-la. { $matches } ícone coincide.
       *[other] Arraste-a ou aperte R para girá-la. { $matches } ícones coincidem.
    }
