# O que uma página diz quando nada mais dela chegou: estes textos vão no primeiro arquivo, em cada idioma.

fault-home = Início
fault-code = Tenho um código
fault-open-tables = Mesas abertas
fault-no-page = Não há nenhuma página aqui
fault-no-page-about = O endereço pode estar errado, ou a mesa era privada e já foi desfeita. As suas mesas estão a salvo.
fault-renewed = O patolli tem uma nova versão
fault-renewed-about = Esta página é da anterior. Carregue-a de novo: as suas mesas e os seus relógios continuam como estavam.
fault-renewed-load = Carregar a nova versão
fault-away = Sem conexão
fault-away-about = Nada se perdeu: as suas mesas continuam no servidor. Próxima tentativa em { $seconds } s.
fault-away-trying = Nada se perdeu: as suas mesas continuam no servidor. Tentando…
fault-away-now = Tentar agora
fault-broken = Esta página falhou
fault-broken-about = Algo deu errado ao mostrá-la. As suas mesas estão a salvo no servidor.
fault-broken-again = Carregar de novo
fault-unloaded = A página não chegou
fault-unloaded-about = Falta uma parte dela: talvez não haja conexão ou haja uma nova versão. As suas mesas estão a salvo no servidor.
