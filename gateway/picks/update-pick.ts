import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { firstReadableAt } from '#schema/rules/access/visibility.ts';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readPosted, readPostedTeams } from '#schema/rules/picks/posted-questions.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { UpdatePickInput } from '#schema/types/picks/pick.input.ts';
import { askedTeams, gameIdOf, refuseProblems } from './create-pick.ts';
import { meantOdds } from './far-odds.ts';
import { linkFound } from './find-games.ts';
import { keepGame, linkedGame } from './link-game.ts';
import { PickEntity } from './pick.entity.ts';
import { type PickRecord, wasReadable } from './pick-rows.ts';
import { refuseQuestions } from './refuse-questions.ts';
import { writePick } from './write-pick.ts';

/** Required fields of a pick: null there means "leave unchanged". */
const REQUIRED = new Set(['league', 'tier', 'teamOne', 'teamTwo', 'date', 'time', 'pick', 'pickDetails']);

/**
 * Changes a pick. After release the old content is kept as a revision. Once the game has started nothing may change;
 * sending the same values is no change, because documented clients send the whole pick to set its winner flag. Throws
 * NOT_FOUND, CONFLICT when `version` is outdated, PICK_STARTED, GAME_MISMATCH, BAD_USER_INPUT.
 *
 * The database adds (gateway/database/program): the version, the revision (picks/versions.sql) and what is refused once the game
 * has started (picks/refuse-late-changes.sql); at commit the new version is sealed (record/seal-pick.sql).
 */
export async function updatePick(context: Context, input: UpdatePickInput): Promise<PickRecord> {
  const { id, version, gameId, answers, ...given } = input;
  return writePick(context, id, 'pick.update', async (em, pick) => {
    if (version != null && version !== pick.version) throw new AppError('CONFLICT');
    const standing = await linkedGame(em, id);
    const game = gameId === undefined ? standing : gameId || null;
    const asked = { em, answers, gameId: gameId === undefined ? (standing ?? undefined) : gameId };
    const sent = changes(given, pick);
    const hasStarted = pick.status === 'PUBLISHED' && pick.startsAt <= context.now;
    if (hasStarted && Object.keys(sent).length > 0) throw new AppError('PICK_STARTED');
    const changed = await withAnswers(context, sent, pick, asked);
    if (Object.keys(changed).length === 0) {
      if (game === standing) return null;
      await keepGame(em, pick, game, context.now);
      return { before: { gameId: standing }, after: { gameId: game } };
    }
    const next = { ...pick, ...changed };
    // A pick from before the limit keeps its units.
    refuseProblems({ ...next, units: changed.units === undefined ? null : next.units });
    const startsAt = easternInstant(next.date, next.time);
    const readableAt = nextReadableAt(pick, next.releaseAt, context.now);
    await em.nativeUpdate(PickEntity, { id }, { ...changed, startsAt, readableAt, updatedAt: context.now });
    if (gameId !== undefined || standing !== null) await keepGame(em, next, game, context.now);
    else await linkFound(context, em, [{ ...next, startsAt }]);
    const fields = Object.keys(changed) as (keyof PickRecord)[];
    const before = Object.fromEntries(fields.map((field) => [field, pick[field]]));
    const games = game === standing ? null : [{ gameId: standing }, { gameId: game }];
    return { before: { ...before, ...games?.[0] }, after: { ...changed, ...games?.[1] } };
  });
}

interface Asked {
  em: EntityManager;
  answers: UpdatePickInput['answers'];
  gameId: string | null | undefined;
}

/** The changes once what they can mean twice is answered. What stays as it was is not asked about. Throws BAD_USER_INPUT. */
async function withAnswers(
  context: Context,
  changed: Partial<PickRecord>,
  pick: PickRecord,
  { em, answers, gameId }: Asked,
): Promise<Partial<PickRecord>> {
  const has = (...fields: (keyof PickRecord)[]) => fields.some((field) => field in changed);
  const next = { ...pick, ...changed };
  const reader = new SheetReader(answers);
  const isNamed = has('league', 'teamOne', 'teamTwo');
  const teams = isNamed ? await askedTeams(em, next.league, gameId) : [];
  const { sport, ...named } = readPostedTeams(reader, { ...next, sport: next.league }, teams);
  const hasBet = has('league', 'pick', 'market', 'line', 'teamOne', 'teamTwo');
  const read = readPosted(
    reader,
    { ...named, sport },
    {
      odds: has('odds'),
      start: has('date', 'time'),
      bet: hasBet,
      today: easternDay(context.now),
    },
  );
  refuseQuestions(reader);
  const priced = { ...named, ...read, gameId };
  const game = hasBet || has('odds') ? await gameIdOf(context, em, priced, sport) : null;
  const [meant = priced] = await meantOdds(em, reader, [{ pick: priced, row: 1, game }]);
  refuseQuestions(reader);
  const { teamOne, teamTwo } = named;
  const answered = Object.entries({ ...read, teamOne, teamTwo, odds: meant.odds }).filter(
    ([field, value]) => value !== next[field as keyof PickRecord],
  );
  return { ...changed, ...Object.fromEntries(answered) };
}

/** A released pick stays released, whatever its new schedule, so that its history continues. */
export function nextReadableAt(pick: PickRecord, releaseAt: Date | null, now: Date): Date | null {
  if (!pick.publishedAt || wasReadable(pick, now)) return pick.readableAt;
  return firstReadableAt(pick.publishedAt, releaseAt);
}

/** The fields of the input that differ, under the names of the record. */
function changes(
  given: Omit<UpdatePickInput, 'id' | 'version' | 'gameId' | 'answers'>,
  pick: PickRecord,
): Partial<PickRecord> {
  const { sport: league, subscription: tier, ...rest } = given;
  const changed = Object.entries({ ...rest, league, tier })
    .map(([field, value]) => [field, value === '' && !REQUIRED.has(field) ? null : value] as const)
    .filter(
      ([field, value]) =>
        value !== undefined &&
        !(value === null && REQUIRED.has(field)) &&
        JSON.stringify(value) !== JSON.stringify(pick[field as keyof PickRecord]),
    );
  return Object.fromEntries(changed);
}
