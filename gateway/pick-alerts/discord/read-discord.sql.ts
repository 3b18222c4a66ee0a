// Written by npm run codegen from read-discord.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LinkOfMemberValues {
  userId: string;
}

export interface LinkOfMemberRow {
  confirmed: boolean;
  failure: string | null;
  have: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  name: string;
  tries: number;
}

export const linkOfMember = new Statement<LinkOfMemberValues, LinkOfMemberRow>({
  name: 'linkOfMember',
  text: `select name, have, confirmed, failure, tries from discord_links where user_id = $1`,
  values: ['userId'],
  columns: ['confirmed', 'failure', 'have', 'name', 'tries'],
});
