// Written by npm run codegen from analyst-texts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AnalystTextsValues {
  since: string;
  most: number | string;
}

export interface AnalystTextsRow {
  name: string;
  text: string | null;
  updatedAt: Date | null;
  userId: string | null;
}

/** The names under which picks are given. */
export const analystTexts = new Statement<AnalystTextsValues, AnalystTextsRow>({
  name: 'analystTexts',
  text: `select n.analyst as "name", t.text, t.user_id, t.updated_at
  from (select analyst from record_sums where grain = 'ANALYST' and as_tier = '' and analyst not in ('', '*')
        union select analyst from picks where date >= $1 and analyst is not null
        union select name from analyst_texts) n (analyst)
  left join analyst_texts t on t.name = n.analyst order by n.analyst limit $2`,
  values: ['since', 'most'],
  columns: ['name', 'text', 'updated_at', 'user_id'],
  instants: ['updated_at'],
});

export interface AnalystTextValues {
  name: string;
}

export interface AnalystTextRow {
  text: string;
  userId: string | null;
}

export const analystText = new Statement<AnalystTextValues, AnalystTextRow>({
  name: 'analystText',
  text: `select text, user_id from analyst_texts where name = $1`,
  values: ['name'],
  columns: ['text', 'user_id'],
});

export interface LockAnalystNameValues {
  name: string;
}

export interface LockAnalystNameRow {
  locked: string | null;
}

export const lockAnalystName = new Statement<LockAnalystNameValues, LockAnalystNameRow>({
  name: 'lockAnalystName',
  text: `select pg_advisory_xact_lock(hashtext('analyst ' || $1))::text as locked`,
  values: ['name'],
  columns: ['locked'],
});

export interface WriteAnalystTextValues {
  name: string;
  text: string;
  userId: string;
  now: Date;
}

export type WriteAnalystTextRow = Record<never, never>;

export const writeAnalystText = new Statement<WriteAnalystTextValues, WriteAnalystTextRow>({
  name: 'writeAnalystText',
  text: `insert into analyst_texts (name, text, user_id, updated_at) values ($1, $2, $3, $4)
on conflict (name) do update set text = excluded.text, updated_at = excluded.updated_at,
   user_id = coalesce(analyst_texts.user_id, excluded.user_id)`,
  values: ['name', 'text', 'userId', 'now'],
  columns: [],
});
