import type { Rows } from '#gateway/database/rows.ts';

/** Leaves before a day's last one that may be about it too: the day is named in parts of 5,000 (gateway/database/program/record/reveal-days.sql). */
const MOST_PARTS = 200;

/** The openings of a New York day, a line each; null while they are not published. */
export async function openingsFile(rows: Rows, day: string): Promise<string | null> {
  const [row] = await rows.execute<{ file: string }[]>(
    `select record_openings_file(array(
              select json_array_elements_text(l.body::json -> 'opened')::int from record_leaves l
               where l.index between d.index - ${MOST_PARTS} and d.index and l.kind = 'day' and l.body::json ->> 'date' = d.day::text)) as file
       from record_days d where d.day = ? and d.index is not null`,
    [day],
  );
  return row?.file ?? null;
}
