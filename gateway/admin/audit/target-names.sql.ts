// Written by npm run codegen from target-names.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface TargetNamesValues {
  ids: readonly string[];
}

export interface TargetNamesRow {
  id: string;
  isMember: boolean;
  name: string;
}

export const targetNames = new Statement<TargetNamesValues, TargetNamesRow>({
  name: 'targetNames',
  text: `select id as "id", email as "name", true as "is_member" from users where id = any($1::text[])
union all select id, number, false from invoices where id = any($1::text[])
union all select id, code, false from coupons where id = any($1::text[])
union all select id, name, false from api_keys where id = any($1::text[])
union all select id, email, false from staff_invitations where id = any($1::text[])`,
  values: ['ids'],
  columns: ['id', 'is_member', 'name'],
});

export interface TargetGamesValues {
  ids: readonly string[];
}

export interface TargetGamesRow {
  id: string;
  teamOne: string;
  teamTwo: string;
}

export const targetGames = new Statement<TargetGamesValues, TargetGamesRow>({
  name: 'targetGames',
  text: `select id, team_one, team_two from picks where id = any($1::text[])`,
  values: ['ids'],
  columns: ['id', 'team_one', 'team_two'],
});
