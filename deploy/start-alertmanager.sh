#!/bin/sh
# Alertmanager with one receiver, a mail address: ALERT_EMAIL, sent by the product's own mail server (SMTP_URL, MAIL_FROM).
# Without ALERT_EMAIL it says so, and alerts are seen on its page only.
set -eu
umask 077
config=${ALERTMANAGER_CONFIG:-/tmp/alertmanager.yml}
password_file=$config.password

# Of an address's user and password, `%40` is `@`.
decoded() {
  left=$1
  while [ -n "$left" ]; do
    case $left in
    %[0-9A-Fa-f][0-9A-Fa-f]*)
      hex=${left#%}
      left=${hex#??}
      printf "\\$(printf %03o "0x${hex%"$left"}")"
      ;;
    *)
      character=$left
      left=${left#?}
      printf %s "${character%"$left"}"
      ;;
    esac
  done
}
# In single quotes of YAML, `'` is written twice.
quoted() {
  printf "'%s'" "$(printf '%s' "$1" | sed "s/'/''/g")"
}

SMTP_URL=${SMTP_URL:-}
rest=${SMTP_URL#*://}
rest=${rest%%/*}
server=${rest##*@}
case $server in
*:*) ;;
*) case $SMTP_URL in smtps:*) server=$server:465 ;; *) server=$server:587 ;; esac ;;
esac

{
  echo "route: { receiver: operator, group_by: [alertname], group_wait: 30s, group_interval: 5m, repeat_interval: 4h }"
  # A gateway that is gone explains what it no longer does.
  echo "inhibit_rules: [{ source_matchers: [alertname = GatewayDown], target_matchers: [severity = ticket], equal: [instance] }]"
  echo "receivers:"
  echo "  - name: operator"
} > "$config"

if [ -n "${ALERT_EMAIL:-}" ] && [ -n "${SMTP_URL:-}" ]; then
  from=${MAIL_FROM#*<}
  {
    echo "    email_configs:"
    echo "      - to: $(quoted "$ALERT_EMAIL")"
    echo "        from: $(quoted "${from%%>*}")"
    echo "        smarthost: $(quoted "$server")"
    echo "        send_resolved: true"
  } >> "$config"
  case $rest in
  *@*)
    login=${rest%@*}
    decoded "${login#*:}" > "$password_file"
    {
      echo "        auth_username: $(quoted "$(decoded "${login%%:*}")")"
      echo "        auth_password_file: $(quoted "$password_file")"
    } >> "$config"
    ;;
  *) echo "        require_tls: false" >> "$config" ;;
  esac
else
  echo "There is no ALERT_EMAIL in .env: alerts reach nobody. They stand at http://127.0.0.1:9093 only."
fi
[ "${1:-}" = --write ] || exec alertmanager --config.file="$config" --storage.path=/alertmanager --cluster.listen-address=
