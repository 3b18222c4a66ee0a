import { z } from 'zod';
import { AppError } from '#gateway/app-error.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { MARKETS } from '#schema/rules/picks/pick-values.ts';
import { isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';
import {
  ChangePickDocument,
  PicksOfDayDocument,
  PostPickDocument,
  RemovePickDocument,
} from './generated/operations.ts';
import { tierLabels, tierOf } from './legacy-values.ts';
import { moment } from './moment.ts';
import { pickShape, presentPick } from './pick.presenter.ts';
import { type RestRoute, restRoute } from './rest-route.ts';

const day = z
  .string()
  .refine(isDay, 'must be a day of the calendar written YYYY-MM-DD')
  .meta({ format: 'date', description: 'A New York day.' });
const time = z
  .string()
  .refine(isWallTime, 'must be a time of day written HH:mm')
  .describe('A New York time, HH:mm.');

const newPick = z.object({
  teamOne: z.string(),
  teamTwo: z.string(),
  date: day,
  time,
  pick: z.string(),
  pickDetails: z.string(),
  sport: z.enum(LEAGUES),
  subscription: tierLabels.optional().describe('The tier it is published for; Free by default.'),
  market: z.enum(MARKETS).nullish(),
  line: z.number().nullish(),
  odds: z.number().nullish().describe('Decimal odds.'),
  units: z.number().nullish(),
  gameId: z
    .string()
    .nullish()
    .describe(
      'The game of the schedule. Left out, the pick is linked to the one it is certainly on; null: none.',
    ),
  book: z.string().nullish().describe('Where the odds were seen.'),
  probability: z.number().nullish().describe('The chance that it wins, from 0 to 1.'),
  analyst: z.string().nullish(),
  releaseAt: moment.nullish().describe('When Plus and Free members may read it.'),
  draft: z.boolean().optional(),
  answers: z
    .array(z.object({ question: z.string(), choice: z.string() }))
    .optional()
    .describe('Answers to the `questions` of an earlier refusal (docs/reading.md).'),
});
const changedPick = newPick
  .omit({ draft: true })
  .partial()
  .extend({
    isWinner: z.boolean().optional().describe('True sets a win; false removes a win.'),
  });

const tierGiven = (subscription: string | undefined) =>
  subscription && { subscription: tierOf(subscription) };
const pickAnswer = z.object({ pick: pickShape });
const postedAnswer = pickAnswer.extend({
  game: z
    .object({ id: z.string().nullable(), says: z.string() })
    .describe(
      'The game of the schedule that it is linked to, and in a sentence which, what is asked, or why none.',
    ),
});

const picksOfDay = (path: '/picks/all' | '/picks', summary: string, source?: string) =>
  restRoute({
    method: 'get',
    path,
    tag: 'Picks',
    summary,
    source,
    bearer: 'optional',
    query: z.object({ date: day.optional() }),
    operation: PicksOfDayDocument,
    variables: ({ query: { date } }) => ({ date }),
    answer: z.object({ picks: z.array(pickShape), date: z.string(), isToday: z.boolean() }),
    present: ({ board: { picks, date, isToday } }) => ({ picks: picks.map(presentPick), date, isToday }),
  });

export const PICK_ROUTES: RestRoute[] = [
  picksOfDay('/picks/all', 'The picks of a day, today by default, each as the viewer may see it.'),
  picksOfDay('/picks', 'The same under a shorter name.', 'the picks-by-date alias'),
  restRoute({
    method: 'post',
    path: '/picks',
    tag: 'Picks',
    summary: 'Admins: posts a pick. Repeating an `Idempotency-Key` answers the same pick.',
    bearer: 'required',
    idempotent: true,
    nested: 'pick',
    body: newPick,
    operation: PostPickDocument,
    variables: ({ body: { subscription, ...pick }, key }) => ({
      input: { ...pick, ...tierGiven(subscription), requestId: key },
    }),
    status: 201,
    answer: postedAnswer,
    present: ({ createPick: { pick, gameMatch } }) => ({
      pick: presentPick(pick),
      game: { id: gameMatch.game?.id ?? null, says: gameMatch.says },
    }),
  }),
  restRoute({
    method: 'put',
    path: '/picks/{id}',
    tag: 'Picks',
    summary:
      'Admins: changes a pick until its game starts, then whether it is a winner: before, true is 409 `NO_RESULT_YET`.',
    bearer: 'required',
    nested: 'pick',
    body: changedPick,
    operation: ChangePickDocument,
    variables: ({ path: { id }, body: { subscription, isWinner, ...pick } }) => {
      const flagged = isWinner !== undefined;
      const update = { id, ...pick, ...tierGiven(subscription) };
      const withUpdate = !flagged || Object.keys(update).length > 1;
      return { update, withUpdate, winner: { id, isWinner: isWinner === true }, withWinner: flagged };
    },
    answer: pickAnswer,
    present: ({ updatePick, setWinner }) => {
      const written = setWinner ?? updatePick;
      if (!written) throw new AppError('NOT_FOUND');
      return { pick: presentPick(written.pick) };
    },
  }),
  restRoute({
    method: 'delete',
    path: '/picks/{id}',
    tag: 'Picks',
    summary: 'Admins: deletes a pick that no member could read yet, or withdraws a released one.',
    bearer: 'required',
    operation: RemovePickDocument,
    variables: ({ path: { id } }) => ({ input: { id } }),
    answer: z.object({
      success: z.boolean(),
      deletedPickId: z.string().nullable(),
      withdrawnPick: pickShape.nullable(),
    }),
    present: ({ deletePick: { deletedPickId, withdrawnPick } }) => ({
      success: true,
      deletedPickId,
      withdrawnPick: withdrawnPick && presentPick(withdrawnPick),
    }),
  }),
];
