import type { Rows } from '#gateway/database/rows.ts';
import type { RecordKeeping } from '#gateway/integrations/record-keeping.ts';

interface Witnessing {
  name: string;
  /** When the first checkpoint was signed that the witness has not signed since; null where it has signed the last. */
  waitsSince: Date | null;
}

/** How long each witness has not signed. A log that does not grow has nothing to sign. */
export function readWitnessing(rows: Rows, { witnesses }: RecordKeeping): Promise<Witnessing[]> {
  return rows.execute<Witnessing[]>(
    `select w.name, (select c.at from record_checkpoints c
                      where c.size > coalesce((select max(size) from record_cosignatures s where s.name = w.name), 0)
                      order by c.size limit 1) as "waitsSince"
       from json_array_elements_text(?::json) as w(name)`,
    [JSON.stringify(witnesses.map(({ key }) => key.name))],
  );
}
