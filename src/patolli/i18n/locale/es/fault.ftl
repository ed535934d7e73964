# Lo que dice una página cuando no ha llegado nada más de ella: estos textos van en el primer archivo, en cada idioma.

fault-home = Inicio
fault-code = Tengo un código
fault-open-tables = Mesas abiertas
fault-no-page = Aquí no hay ninguna página
fault-no-page-about = Puede que la dirección esté mal escrita, o que la mesa fuera privada y ya se haya retirado. Tus mesas están a salvo.
fault-renewed = Hay una nueva versión de patolli
fault-renewed-about = Esta página es de la anterior. Vuelve a cargarla: tus mesas y tus relojes siguen como estaban.
fault-renewed-load = Cargar la nueva versión
fault-away = Sin conexión
fault-away-about = No se ha perdido nada: tus mesas siguen en el servidor. Próximo intento en { $seconds } s.
fault-away-trying = No se ha perdido nada: tus mesas siguen en el servidor. Intentándolo…
fault-away-now = Intentar ahora
fault-broken = Esta página ha fallado
fault-broken-about = Algo salió mal al mostrarla. Tus mesas están a salvo en el servidor.
fault-broken-again = Cargarla de nuevo
fault-unloaded = La página no ha llegado
fault-unloaded-about = Falta una parte: puede que no haya conexión o que haya una versión nueva. Tus mesas están a salvo en el servidor.
