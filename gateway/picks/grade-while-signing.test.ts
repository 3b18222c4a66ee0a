import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';

let gateway: TestGateway;
let signer: pg.Client;
beforeAll(async () => {
  gateway = await openGateway();
  signer = new pg.Client({ connectionString: gateway.databaseUrl });
  await signer.connect();
});
afterAll(async () => {
  await signer.end();
  await gateway.close();
});

const GRADE = 'mutation ($input: GradePickInput!) { gradePick(input: $input) { pick { result } } }';
const WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

test('a result with its score that is given while the log is signed waits for the signature, and is kept', async () => {
  const admin = await member(gateway, { role: 'OWNER' });
  const id = await givenPick(gateway, { date: YESTERDAY });
  // What signing locks, in its order: the head, then at its commit the stamp of what readers have read.
  await signer.query('begin');
  await signer.query('select from record_head for update');
  const input = { id, result: 'WIN', scoreOne: 24, scoreTwo: 20, source: 'nfl.com' };
  const graded = ask(gateway, GRADE, { input }, admin);
  await until(async () => Number((await signer.query(WAITING)).rowCount) > 0);
  await signer.query('update picks_version set stamp = gen_random_uuid()');
  await signer.query('commit');
  expect(await graded).toMatchObject({ data: { gradePick: { pick: { result: 'WIN' } } } });
});
