// Written by npm run codegen from follow-starts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface MovedPicksValues {
  now: Date;
}

export interface MovedPicksRow {
  first: Date;
  gameId: string;
  id: string;
  notedAt: Date;
  releaseAt: Date | null;
  scheduled: Date;
  seenAt: Date;
  startsSeen: number;
  stated: Date;
}

/** Starts are whole minutes in a pick. Drafts have no first start, and follow too. */
export const movedPicks = new Statement<MovedPicksValues, MovedPicksRow>({
  name: 'movedPicks',
  text: `select p.id, g.id as game_id, g.starts_seen, p.starts_at as stated, p.release_at,
       coalesce(record_first_start(p.id), p.starts_at) as "first", g.starts_at as scheduled, (select s.noted_at from game_starts s where s.game_id = g.id and s.n = g.starts_seen) as "noted_at", coalesce((select max(t.round_at) from feed_tasks t where t.league = g.league), (select s.noted_at + interval '1 minute' from game_starts s where s.game_id = g.id and s.n = g.starts_seen)) as "seen_at"
  from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id
 where g.status = 'SCHEDULED' and p.status <> 'WITHDRAWN' and p.starts_at > $1
   and p.starts_at <> date_trunc('minute', g.starts_at)`,
  values: ['now'],
  columns: ['first', 'game_id', 'id', 'noted_at', 'release_at', 'scheduled', 'seen_at', 'starts_seen', 'stated'],
  instants: ['first', 'noted_at', 'release_at', 'scheduled', 'seen_at', 'stated'],
});

export interface AskAboutStartValues {
  id: string;
  gameId: string;
  now: Date;
}

export type AskAboutStartRow = Record<never, never>;

export const askAboutStart = new Statement<AskAboutStartValues, AskAboutStartRow>({
  name: 'askAboutStart',
  text: `insert into game_questions (id, kind, game_id, asked_at)
values ($1, 'START', $2, $3) on conflict do nothing`,
  values: ['id', 'gameId', 'now'],
  columns: [],
});
