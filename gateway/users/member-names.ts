import type { Rows } from '#gateway/database/rows.ts';

/** First and last name of those who gave one, by uid. */
export async function memberNames(rows: Rows, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows.execute<{ id: string; name: string }[]>(
    `select id, trim((billing->>'firstName') || ' ' || (billing->>'lastName')) as name
       from users where id in (select json_array_elements_text(?::json)) and billing is not null`,
    [JSON.stringify(ids)],
  );
  return new Map(found.filter(({ name }) => name).map(({ id, name }) => [id, name]));
}
