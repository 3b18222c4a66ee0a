import type { Rows } from '#gateway/database/rows.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import * as statements from './target-names.sql.ts';

interface TargetName {
  name: string;
  isMember: boolean;
}

/** What the targets of entries are called now. Picks are named to those who may read all of them. */
export async function targetNames(
  rows: Rows,
  ids: readonly string[],
  { readsPicks }: { readsPicks: boolean },
): Promise<Map<string, TargetName>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const found = await statements.targetNames.all(rows, { ids: asked });
  const games = readsPicks ? await statements.targetGames.all(rows, { ids: asked }) : [];
  return new Map<string, TargetName>([
    ...found.map(({ id, ...name }) => [id, name] as const),
    ...games.map((game) => [game.id, { name: gameText(game), isMember: false }] as const),
  ]);
}
