import type { Rows } from '#gateway/database/rows.ts';

/** The openings of a New York day, a line each; null while they are not published. */
export async function openingsFile(rows: Rows, day: string): Promise<string | null> {
  const [row] = await rows.execute<{ file: string }[]>(
    `select record_openings_file(array(select json_array_elements_text(l.body::json -> 'opened')::int)) as file
       from record_days d join record_leaves l using (index) where d.day = ?`,
    [day],
  );
  return row?.file ?? null;
}
