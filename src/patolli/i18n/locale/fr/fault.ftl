# Ce que dit une page quand rien d’autre n’est arrivé : ces textes sont dans le premier fichier, dans chaque langue.

fault-home = Accueil
fault-code = J’ai un code
fault-open-tables = Tables ouvertes
fault-no-page = Il n’y a pas de page ici
fault-no-page-about = L’adresse est peut-être mal écrite, ou la table était privée et n’existe plus. Vos tables sont en sûreté.
fault-renewed = patolli a une nouvelle version
fault-renewed-about = Cette page appartient à la précédente. Rechargez-la : vos tables et vos pendules restent telles quelles.
fault-renewed-load = Charger la nouvelle version
fault-away = Pas de connexion
fault-away-about = Rien n’est perdu : vos tables attendent sur le serveur. Prochain essai dans { $seconds } s.
fault-away-trying = Rien n’est perdu : vos tables attendent sur le serveur. Essai en cours…
fault-away-now = Réessayer
fault-broken = Cette page n’a pas fonctionné
fault-broken-about = Un problème est survenu à l’affichage. Vos tables sont en sûreté sur le serveur.
fault-broken-again = La recharger
fault-unloaded = La page n’est pas arrivée
fault-unloaded-about = Il en manque une partie : la connexion est peut-être coupée, ou il y a une nouvelle version. Vos tables sont en sûreté sur le serveur.
