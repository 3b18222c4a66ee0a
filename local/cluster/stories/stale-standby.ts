import assert from 'node:assert/strict';
import pg from 'pg';
import { until } from '#local/testing/until.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { post } from '../load.ts';
import type { Cluster } from '../start-cluster.ts';
import type { Story } from './open-story.ts';

/** Reads after writes while the standby is five seconds behind. */
export async function lagStandby({ cluster, tokens, asked }: Story): Promise<void> {
  const standby = new pg.Client({ connectionString: cluster.standby.superuserUrl });
  await standby.connect();
  const delay = async (value: string) => {
    await standby.query(`alter system set recovery_min_apply_delay = '${value}'`);
    await standby.query('select pg_reload_conf()');
  };
  const [token = ''] = tokens;
  const created = await asked(
    'mutation { createApiKey(input: { name: "k", scopes: [READ_PICKS] }) { secret apiKey { id } } }',
    { token },
  );
  const { secret, apiKey } = (created.data as Record<string, { secret: string; apiKey: { id: string } }>)
    .createApiKey as { secret: string; apiKey: { id: string } };
  await delay('5s');
  assert.equal((await asked('{ today { date } }', { token: secret })).status, 200);
  const revoked = await asked(`mutation { revokeApiKey(input: { id: "${apiKey.id}" }) { apiKey { id } } }`, {
    token,
  });
  assert.equal(revoked.errors, undefined);
  assert.equal((await asked('{ today { date } }', { token: secret })).status, 401);
  const position = String(revoked.headers['x-database-position']);
  const before = await publicReads(cluster);
  await asked('{ recordStats { from } }', { token, headers: { 'x-database-position': position } });
  const between = await publicReads(cluster);
  assert.deepEqual([between.primary - before.primary, between.standby - before.standby], [1, 0]);
  await delay('0');
  const replayed = async () =>
    (await standby.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [position])).rows[0].there;
  await until(replayed);
  await asked('{ recordStats { from } }', { token, headers: { 'x-database-position': position } });
  const after = await publicReads(cluster);
  assert.deepEqual([after.primary - between.primary, after.standby - between.standby], [0, 1]);
  await standby.end();
}

/** Takes a plan away while the standby applies nothing. */
export async function stopStandby(story: Story): Promise<void> {
  const { cluster } = story;
  const standby = new pg.Client({ connectionString: cluster.standby.superuserUrl });
  await standby.connect();
  await standby.query('select pg_wal_replay_pause()');
  const [open, locked] = await whileHeldAndLost(story).finally(async () => {
    await standby.query('select pg_wal_replay_resume()');
    await standby.end();
  });
  assert.deepEqual(new Set(open), new Set([0]));
  assert.ok(Math.min(...locked) > 0);
  assert.equal(new Set(locked).size, 1);
}

/** The locked picks of a member with a plan, and of the same member without. */
async function whileHeldAndLost(story: Story): Promise<[number[], number[]]> {
  await changePlan(story, 'grantPlan', {
    tier: 'VIP',
    endsAt: new Date(story.now().getTime() + HOUR).toISOString(),
  });
  const open = await lockedPicks(story);
  await changePlan(story, 'revokePlan', {});
  return [open, await lockedPicks(story)];
}

async function changePlan(
  { asked, uid }: Story,
  name: 'grantPlan' | 'revokePlan',
  more: object,
): Promise<void> {
  const type = name === 'grantPlan' ? 'GrantPlanInput' : 'RevokePlanInput';
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
  const variables = { input: { userId: uid, reason: 'A story', ...more } };
  assert.equal((await asked(query, { variables })).errors, undefined);
}

/** How many picks of today each gateway keeps from the first member, over GraphQL and over REST. */
async function lockedPicks({ cluster, tokens }: Story): Promise<number[]> {
  const [token = ''] = tokens;
  const authorization = `Bearer ${token}`;
  const counted = await Promise.all(
    cluster.gateways.map(async ({ port }) => {
      const origin = `http://127.0.0.1:${port}`;
      const board = await post(`${origin}/graphql`, { query: '{ board { picks { pick } } }' }, { token });
      const rest = await (await fetch(`${origin}/api/picks/all`, { headers: { authorization } })).json();
      const lists = [JSON.parse(board.body).data.board.picks, (rest as { picks: unknown }).picks];
      return lists.map((picks: { pick: string | null }[]) => picks.filter(({ pick }) => !pick).length);
    }),
  );
  return counted.flat();
}

async function publicReads(cluster: Cluster): Promise<{ primary: number; standby: number }> {
  const sums = { primary: 0, standby: 0 };
  for (const { metricsPort } of cluster.gateways) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const from of ['primary', 'standby'] as const)
      sums[from] += Number(
        new RegExp(`^chalkline_public_reads\\{from="${from}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
      );
  }
  return sums;
}
