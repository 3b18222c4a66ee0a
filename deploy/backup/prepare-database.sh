#!/bin/sh
# Makes the data folder ready for archiving, a receiver and a standby, once: when it is made, and where it is older than this file.
set -eu
add() {
  grep -qxF "$2" "$PGDATA/$1" || echo "$2" >> "$PGDATA/$1"
}
add postgresql.conf "include_if_exists = '/etc/pgbackrest/postgresql.conf'"
# From the network of docker-compose.yml.
add pg_hba.conf "host replication chalkline samenet scram-sha-256"
