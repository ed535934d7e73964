# What a page says when nothing else of it has come: these texts are in the first file, in every language.

fault-home = Home
fault-code = I have a code
fault-open-tables = Open tables
fault-no-page = There is no page here
fault-no-page-about = The address may be mistyped, or the table was private and has been put away. Your own tables are safe.
fault-renewed = patolli has a new version
fault-renewed-about = This page belongs to the one before. Load it again: your tables and your clocks stay as they are.
fault-renewed-load = Load the new version
fault-away = No connection
fault-away-about = Nothing is lost: your tables are waiting on the server. Next try in { $seconds } s.
fault-away-trying = Nothing is lost: your tables are waiting on the server. Trying now…
fault-away-now = Try now
fault-broken = This page did not work
fault-broken-about = Something went wrong while it was being drawn. Your tables are safe on the server.
fault-broken-again = Load it again
fault-unloaded = The page did not come
fault-unloaded-about = A part of it is missing: the connection may be down, or there is a new version. Your tables are safe on the server.
