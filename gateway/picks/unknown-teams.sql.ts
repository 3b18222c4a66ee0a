// Written by npm run codegen from unknown-teams.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

export interface NamedTeamsValues {
  since: Date;
}

export interface NamedTeamsRow {
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  name: string;
  picks: number;
}

export const namedTeams = new Statement<NamedTeamsValues, NamedTeamsRow>({
  name: 'namedTeams',
  text: `select league, name as "name", count(*)::int as "picks" from picks p, unnest(array[p.team_one, p.team_two]) as name
 where starts_at > $1 and status <> 'WITHDRAWN' and exists (select from teams t where t.league = p.league)
 group by 1, 2 order by 3 desc, 2`,
  values: ['since'],
  columns: ['league', 'name', 'picks'],
});

export type TeamKeysValues = Record<never, never>;

export interface TeamKeysRow {
  key: string;
  league: League;
}

export const teamKeys = new Statement<TeamKeysValues, TeamKeysRow>({
  name: 'teamKeys',
  text: `select league as "league", key as "key" from (
  select league, key from teams union all select league, key from team_aliases) keys`,
  values: [],
  columns: ['key', 'league'],
});
