import type { Rows } from '#gateway/database/rows.ts';
import { gamesById } from '#gateway/games/named-games.ts';
import type { GameQuestionKind } from '#schema/rules/market/game-questions.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { GameQuestionType } from '#schema/types/games/game-question.type.ts';

interface Row {
  id: string;
  kind: GameQuestionKind;
  gameId: string;
  otherGameId: string | null;
  askedAt: Date;
  picks: number;
}

const LINKED =
  "from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN'";
const HAS_PICKS = `exists (select ${LINKED})`;
/** A pick of the game that has no result. */
const WAITS = `exists (select ${LINKED} and p.result = 'PENDING')`;

/** What no longer has to be asked is left out: the provider answered it by itself, or every pick of the game has its result. */
const OPEN = `q.answer is null and case q.kind
  when 'GONE' then g.status = 'GONE' and (${WAITS} or not ${HAS_PICKS})
  when 'NEW_ID' then g.status = 'GONE' and (${WAITS} or not ${HAS_PICKS})
  when 'START' then exists (select ${LINKED} and p.result = 'PENDING'
    and p.starts_at <> date_trunc('minute', g.starts_at))
  when 'NOT_PLAYED' then exists (select ${LINKED} and p.status = 'PUBLISHED' and p.result = 'PENDING')
  else ${HAS_PICKS} end`;

/**
 * The questions that wait for an admin, those with picks first. Whether a game was postponed or is another one is not asked any more a
 * day after its start, unless a pick still waits for it.
 */
export async function openGameQuestions(rows: Rows, now: Date): Promise<GameQuestionType[]> {
  const found = await rows.execute<Row[]>(
    `select q.id, q.kind, q.game_id as "gameId", q.other_game_id as "otherGameId", q.asked_at as "askedAt",
            (select count(*)::int ${LINKED}) as picks
       from game_questions q join games g on g.id = q.game_id
      where ${OPEN} and (q.kind not in ('GONE', 'NEW_ID') or g.starts_at > ? or ${WAITS})
      order by ${HAS_PICKS} desc, q.asked_at, q.id limit 50`,
    [new Date(now.getTime() - DAY)],
  );
  const games = await gamesById(
    rows,
    found.flatMap(({ gameId, otherGameId }) => [gameId, otherGameId ?? gameId]),
  );
  return found.flatMap(({ gameId, otherGameId, ...question }) => {
    const game = games.get(gameId);
    return game ? [{ ...question, game, otherGame: games.get(otherGameId ?? '') ?? null }] : [];
  });
}

/** How many wait, and since when; those that no pick waits for are left out. A corrected score is of picks that have results. */
export async function waitingQuestions(rows: Rows): Promise<{ count: number; since: Date | null }> {
  const [waiting] = await rows.execute<{ count: number; since: Date | null }[]>(
    `select count(*)::int as count, min(q.asked_at) as since from game_questions q join games g on g.id = q.game_id
      where ${OPEN} and (q.kind = 'CORRECTED' or ${WAITS})`,
  );
  return waiting ?? { count: 0, since: null };
}

/** Asks about games whose picks still have no result after the day that followed. */
export async function askAboutUnplayed(rows: Rows, now: Date): Promise<void> {
  await rows.execute(
    `insert into game_questions (id, kind, game_id, asked_at)
     select distinct 'NOT_PLAYED ' || g.id, 'NOT_PLAYED', g.id, ?::timestamptz
       from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id
      where g.status in ('SCHEDULED', 'GONE', 'POSTPONED') and p.status = 'PUBLISHED' and p.result = 'PENDING'
        and p.date <= ? on conflict do nothing`,
    [now, addDays(easternDay(now), -2)],
  );
}
