import type pg from 'pg';

const ROUNDS = 400;

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/**
 * What the sums add to a grade: picks of a full record are graded one by one, the first half with their sums and the
 * others without. Turning them off between two grades would make PostgreSQL plan every query of it again.
 */
export async function measureGrades(client: pg.Client): Promise<void> {
  const ids = await ungraded(client);
  const counted = await gradeAll(client, ids.slice(0, ROUNDS));
  await client.query(
    "create or replace function record_count(counted_id text) returns void language sql as 'select'",
  );
  const bare = await gradeAll(client, ids.slice(ROUNDS));
  console.log(
    `a grade ${counted.toFixed(2)} ms, without sums ${bare.toFixed(2)} ms: adds ${(counted - bare).toFixed(2)} ms (medians of ${ROUNDS})`,
  );
}

async function gradeAll(client: pg.Client, ids: string[]): Promise<number> {
  const times: number[] = [];
  for (const id of ids) times.push(await grade(client, id));
  return median(times);
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
