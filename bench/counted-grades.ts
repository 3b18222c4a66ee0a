import type pg from 'pg';

const ROUNDS = 400;

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** What the sums add to a grade: picks of a full record are graded one by one, in turn with and without their trigger. */
export async function measureGrades(client: pg.Client): Promise<void> {
  const ids = await ungraded(client);
  const counted: number[] = [];
  const bare: number[] = [];
  const turn = (to: 'enable' | 'disable') => client.query(`alter table picks ${to} trigger picks_counted`);
  for (const [place, id] of ids.entries()) {
    const isBare = place % 2 === 1;
    if (isBare) await turn('disable');
    (isBare ? bare : counted).push(await grade(client, id));
    if (isBare) await turn('enable');
  }
  const [one, other] = [median(counted), median(bare)];
  console.log(
    `a grade ${one.toFixed(2)} ms, without sums ${other.toFixed(2)} ms: adds ${(one - other).toFixed(2)} ms (medians of ${counted.length})`,
  );
}

/** Picks whose results are taken away, as if their games had just ended. */
async function ungraded(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from picks order by md5(id) limit ${2 * ROUNDS}`,
  );
  const ids = rows.map(({ id }) => id);
  await client.query('alter table picks disable trigger user');
  await client.query("update picks set result = 'PENDING', graded_at = null where id = any($1)", [ids]);
  await client.query('alter table picks enable trigger user');
  await client.query('select record_count(id) from unnest($1::text[]) id', [ids]);
  await client.query('vacuum analyze');
  return ids;
}

async function grade(client: pg.Client, id: string): Promise<number> {
  const before = performance.now();
  await client.query("insert into pick_grades (pick_id, at, result) values ($1, now(), 'LOSS')", [id]);
  return performance.now() - before;
}
