// Written by npm run codegen from teams.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface TeamsOfValues {
  league: string;
}

export interface TeamsOfRow {
  aliases: string[];
  id: string;
  name: string;
}

export const teamsOf = new Statement<TeamsOfValues, TeamsOfRow>({
  name: 'teamsOf',
  text: `select t.id, t.name, array(select a.key from team_aliases a where a.team_id = t.id order by a.key limit 20) as "aliases" from teams t where t.league = $1 order by t.name limit 500`,
  values: ['league'],
  columns: ['aliases', 'id', 'name'],
});

export interface TeamByIdValues {
  id: string;
}

export type TeamByIdRow = TeamsOfRow;

export const teamById = new Statement<TeamByIdValues, TeamByIdRow>({
  name: 'teamById',
  text: `select t.id, t.name, array(select a.key from team_aliases a where a.team_id = t.id order by a.key limit 20) as "aliases" from teams t where t.id = $1`,
  values: ['id'],
  columns: ['aliases', 'id', 'name'],
});

export interface LeagueOfTeamValues {
  id: string;
}

export interface LeagueOfTeamRow {
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
}

export const leagueOfTeam = new Statement<LeagueOfTeamValues, LeagueOfTeamRow>({
  name: 'leagueOfTeam',
  text: `select league from teams where id = $1`,
  values: ['id'],
  columns: ['league'],
});

export interface AddAliasValues {
  league: string;
  key: string;
  teamId: string;
}

export type AddAliasRow = Record<never, never>;

export const addAlias = new Statement<AddAliasValues, AddAliasRow>({
  name: 'addAlias',
  text: `insert into team_aliases (league, key, team_id) values ($1, $2, $3) on conflict do nothing`,
  values: ['league', 'key', 'teamId'],
  columns: [],
});

export interface OwnerOfNameValues {
  league: string;
  key: string;
}

export interface OwnerOfNameRow {
  id: string;
  name: string;
}

export const ownerOfName = new Statement<OwnerOfNameValues, OwnerOfNameRow>({
  name: 'ownerOfName',
  text: `select id as "id", name as "name" from (
  select t.id, t.name from teams t where t.league = $1 and t.key = $2 union all
  select t.id, t.name from team_aliases a join teams t on t.id = a.team_id
   where a.league = $1 and a.key = $2) owners limit 1`,
  values: ['league', 'key'],
  columns: ['id', 'name'],
});

export interface AliasesOfValues {
  league: string;
}

export interface AliasesOfRow {
  key: string;
  teamId: string;
}

export const aliasesOf = new Statement<AliasesOfValues, AliasesOfRow>({
  name: 'aliasesOf',
  text: `select key, team_id from team_aliases where league = $1`,
  values: ['league'],
  columns: ['key', 'team_id'],
});

export type NamesOfAliasesValues = Record<never, never>;

export interface NamesOfAliasesRow {
  key: string;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  name: string;
}

export const namesOfAliases = new Statement<NamesOfAliasesValues, NamesOfAliasesRow>({
  name: 'namesOfAliases',
  text: `select a.league, a.key, t.name from team_aliases a join teams t on t.id = a.team_id`,
  values: [],
  columns: ['key', 'league', 'name'],
});

export interface KnownTeamsValues {
  leagues: readonly string[];
}

export interface KnownTeamsRow {
  keys: string[];
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  name: string;
}

/** The teams of the schedule in these leagues, with every name of each. */
export const knownTeams = new Statement<KnownTeamsValues, KnownTeamsRow>({
  name: 'knownTeams',
  text: `select t.league, t.name,
       array(select t.key union all select a.key from team_aliases a where a.team_id = t.id) as "keys"
  from teams t where t.league = any($1::text[]) order by t.id`,
  values: ['leagues'],
  columns: ['keys', 'league', 'name'],
});
