#!/bin/sh
# Starts PgBouncer by pgbouncer.ini with the addresses of docker-compose.yml.
set -eu
umask 077
cat > /tmp/pgbouncer.ini <<INI
[pgbouncer]
%include /etc/pgbouncer/common.ini
listen_addr = *
listen_port = 6432
auth_file = /tmp/users.txt
[databases]
chalkline = host=database port=5432 dbname=chalkline
chalkline_read = host=standby port=5432 dbname=chalkline
INI
echo "\"chalkline\" \"$POSTGRES_PASSWORD\"" > /tmp/users.txt
exec pgbouncer /tmp/pgbouncer.ini
