#!/usr/bin/env bash
# pg-boss sends a job that may run once a day (singletonSeconds). The job fails, without retries.
# Guess: a slot belongs to a job that waits, runs or is done; after the failure the same send is accepted again.
# Seen: the failed job keeps the slot: send() answers null until the next day by UTC.
# Ours: a daily job that failed runs again within the hour.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-boss@12.38.0 @electric-sql/pglite@0.5.17
cat >fail.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';
const lite = new PGlite();
// As pg does: one result, or a list of them where a text has several statements.
const executeSql = async (text, values = []) => {
  if (values.length > 0) return lite.query(text, values);
  const results = await lite.exec(text);
  return results.length > 1 ? results : (results[0] ?? { rows: [] });
};
const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
await boss.start();
await boss.createQueue('daily', { retryLimit: 0 });
const send = () => boss.send('daily', {}, { singletonSeconds: 86_400 });
const id = await send();
const [job] = await boss.fetch('daily');
await boss.fail('daily', job.id, { reason: 'tried' });
console.log('pg-boss 12.38.0: the first is', (await boss.getJobById('daily', id)).state, 'and the second', await send());
await boss.stop({ graceful: false });
await lite.close();
JS
node fail.mjs | tee seen.txt
grep -q 'the first is failed and the second null' seen.txt
