#!/bin/sh
# The service `backup` of docker-compose.yml: a backup a day; one that failed is tried again after ten minutes.
set -u
while :; do
  if sh /etc/pgbackrest/back-up.sh; then sleep 86400; else sleep 600; fi
done
