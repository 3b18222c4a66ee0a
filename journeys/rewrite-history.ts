import pg from 'pg';
import { signDemoLog } from '#local/demo/sign-demo-log.ts';
import { localRecordKey } from '#local/world/record-key.ts';
import { COSIGNATURE } from '#record/note/keys.ts';
import { parseSignerKey, signerOf } from '#record/note/signing.ts';
import type { OpenWorld } from './world.ts';

/** What someone with the database's password and the signing key can do: one word changed, and all of it signed again. */
export async function rewriteHistory({
  databaseUrl,
  folder,
}: Pick<OpenWorld, 'databaseUrl' | 'folder'>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    for (const table of ['leaves', 'tiles', 'checkpoints', 'cosignatures'])
      await client.query(`alter table record_${table} disable trigger user`);
    await client.query(
      `update record_leaves set body = replace(body, '"result":"LOSS"', '"result":"WIN"')
        where index = (select index from record_leaves where kind = 'grade' and body like '%LOSS%' order by index limit 1)`,
    );
    for (const table of ['tiles', 'checkpoints', 'cosignatures'])
      await client.query(`delete from record_${table}`);
    const log = parseSignerKey(localRecordKey(folder));
    await signDemoLog(client, { log, witness: signerOf('localhost/nobody', COSIGNATURE) });
    for (const table of ['leaves', 'tiles', 'checkpoints', 'cosignatures'])
      await client.query(`alter table record_${table} enable trigger user`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
