import pg from 'pg';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { seedPicks } from '#local/demo/seed-picks.ts';
import { COSIGNATURE } from '#record/note/keys.ts';
import { parseSignerKey, signerOf } from '#record/note/signing.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { NOON, openGateway, RECORD_KEY, type TestGateway } from './gateway.ts';

/** A gateway with the last days of the demo's season, sealed by its log and by one witness. */
export interface DemoSeason {
  gateway: TestGateway;
  log: ReturnType<typeof parseSignerKey>;
  witness: ReturnType<typeof signerOf>;
  /** What the gateway answers at this path. Throws when it is not 200. */
  get(url: string): Promise<Buffer>;
  /** The figures of the page. Throws when they are withheld. */
  figures(): Promise<NonNullable<StatsFile['figures']>>;
}

/** @param moment Of the first start of the demo. */
export async function openDemoSeason(days: number, moment = NOON): Promise<DemoSeason> {
  const gateway = await openGateway();
  gateway.services.clock.set(moment);
  const log = parseSignerKey(RECORD_KEY);
  const witness = signerOf('localhost/witness', COSIGNATURE);
  const client = new pg.Client({ connectionString: gateway.databaseUrl });
  await client.connect();
  await client.query('begin');
  await seedPicks(client, new Date(moment), { log, witness }, days);
  await client.query('commit');
  await client.end();
  await signCheckpoint(gateway.services);

  async function get(url: string): Promise<Buffer> {
    const { statusCode, rawPayload } = await gateway.app.inject({ url });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    return rawPayload;
  }
  async function figures() {
    const file = JSON.parse((await get('/record/stats.json')).toString()) as StatsFile;
    if (!file.figures) throw new Error('no figures');
    return file.figures;
  }
  return { gateway, log, witness, get, figures };
}
