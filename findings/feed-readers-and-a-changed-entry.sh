#!/usr/bin/env bash
# newsboat and rss2email read an Atom feed twice; in between its one entry gets a new title, words and <updated>, not a new id.
# Guess: <updated> is there to say that an entry changed in a way that matters (RFC 4287, 4.2.15), so both make it news again.
# Seen: rss2email sends one mail in all. newsboat shows the new title, but leaves the entry read and keeps the first moment.
# Ours: a pick that opens is an entry of its own, not an older one that says more.
set -euo pipefail
command -v newsboat >/dev/null && command -v r2e >/dev/null || apt-get install -y -qq --no-install-recommends newsboat rss2email >/dev/null
command -v sqlite3 >/dev/null || apt-get install -y -qq --no-install-recommends sqlite3 >/dev/null
dir=$(mktemp -d); cd "$dir"
export HOME=$dir XDG_CONFIG_HOME=$dir/config XDG_DATA_HOME=$dir/data
write() {
  cat >feed.xml <<XML
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Picks</title><id>urn:example:picks</id><updated>$2</updated>
<author><name>Example</name></author><entry><id>urn:example:picks:1</id><title>$1</title><updated>$2</updated>
<link href="http://127.0.0.1:8791/1"/><content type="text">$1</content></entry></feed>
XML
}
cat >serve.mjs <<'JS'
import { readFileSync } from 'node:fs';
import http from 'node:http';
http.createServer((_, answer) => {
  answer.setHeader('content-type', 'application/atom+xml');
  answer.end(readFileSync('feed.xml'));
}).listen(8791, '127.0.0.1', () => console.log('ready'));
JS
write Locked 2026-11-28T10:00:00Z
exec 3< <(node serve.mjs & echo $!; wait)
read -r server <&3; read -r _ <&3
trap 'kill "$server"; rm -rf "$dir"' EXIT
printf '#!/bin/sh\ncat >>%s/mails.txt\necho ===== >>%s/mails.txt\n' "$dir" "$dir" >sendmail; chmod +x sendmail
r2e new reader@example.org
sed -i "s#^sendmail =.*#sendmail = $dir/sendmail#; s/^email-protocol = .*/email-protocol = sendmail/" config/rss2email.cfg
r2e add picks http://127.0.0.1:8791/feed 2>/dev/null
echo http://127.0.0.1:8791/feed >urls; touch settings
read_again() { r2e run 2>/dev/null; newsboat -u urls -c cache.db -C settings -x reload; }
read_again
sqlite3 cache.db 'update rss_item set unread = 0'
write Opened 2026-11-28T12:00:00Z
read_again
dpkg-query -W -f '${Package} ${Version}\n' newsboat rss2email
echo "rss2email: $(grep -c ===== mails.txt) mail"
sqlite3 cache.db "select 'newsboat: ' || title || ', unread ' || unread || ', ' || datetime(pubDate, 'unixepoch') from rss_item" | tee seen.txt
test "$(grep -c ===== mails.txt)" = 1
grep -q 'newsboat: Opened, unread 0, 2026-11-28 10:00:00' seen.txt
