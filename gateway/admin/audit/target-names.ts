import type { Rows } from '#gateway/database/rows.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';

interface TargetName {
  name: string;
  isMember: boolean;
}

const NAMES = `
  select id, email as name, true as "isMember" from users where id in (?)
  union all select id, number, false from invoices where id in (?)
  union all select id, code, false from coupons where id in (?)
  union all select id, name, false from api_keys where id in (?)
  union all select id, email, false from staff_invitations where id in (?)`;

const GAMES = 'select id, team_one as "teamOne", team_two as "teamTwo" from picks where id in (?)';

/** What the targets of entries are called now. Picks are named to those who may read all of them. */
export async function targetNames(
  rows: Rows,
  ids: readonly string[],
  { readsPicks }: { readsPicks: boolean },
): Promise<Map<string, TargetName>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const found = await rows.execute<({ id: string } & TargetName)[]>(NAMES, Array(5).fill(asked));
  const games = readsPicks
    ? await rows.execute<{ id: string; teamOne: string; teamTwo: string }[]>(GAMES, [asked])
    : [];
  return new Map<string, TargetName>([
    ...found.map(({ id, ...name }) => [id, name] as const),
    ...games.map((game) => [game.id, { name: gameText(game), isMember: false }] as const),
  ]);
}
