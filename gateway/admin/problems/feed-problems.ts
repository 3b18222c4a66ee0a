import type { Services } from '#gateway/auth/context.ts';
import { readBooks, readTasks } from '#gateway/games/read-feed-health.ts';
import { waitingQuestions } from '#gateway/picks/game-questions.ts';
import { FEED_ANSWERS, FEED_FAILURE_TEXTS, faultsText } from '#schema/rules/market/feed-names.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { failingFeeds } from './problems.sql.ts';

/** One failed round is made up for by the next. */
const FAILING_AFTER = 5 * MINUTE;

type FeedServices = Pick<Services, 'database' | 'hasGames'>;

/** A feed that gives no answer, or one that cannot be read whole, books whose prices no longer move on, and games of which a person has to say something. */
export async function feedProblems(services: FeedServices, now: Date): Promise<FoundProblem[]> {
  if (!services.hasGames) return [];
  const found = await Promise.all([
    failing(services, now),
    unread(services),
    stale(services),
    questions(services),
  ]);
  return found.flat();
}

async function failing({ database: { em } }: FeedServices, now: Date): Promise<FoundProblem[]> {
  const found = await failingFeeds.all(em, { before: new Date(now.getTime() - FAILING_AFTER) });
  return found.map(({ failure, leagues, since }) =>
    problem('FEED', failure, `${FEED_FAILURE_TEXTS[failure]} (${leagues}).`, since),
  );
}

/** Each request for a league whose last answer could not be read whole. */
async function unread({ database: { em } }: FeedServices): Promise<FoundProblem[]> {
  return (await readTasks(em)).flatMap(({ kind, league, faults, faultsSince }) => {
    if (!faultsSince) return [];
    const what = FEED_ANSWERS[kind];
    const text = `Left out of the last answer with ${league} ${what}: ${faultsText(faults)}.`;
    // Acknowledged, it comes back with another kind of fault, not with another number.
    const fact = faults.map(({ fault }) => fault).join();
    return [{ ...problem('FEED', `${league} ${what}`, text, faultsSince), fact }];
  });
}

async function stale({ database: { em } }: FeedServices): Promise<FoundProblem[]> {
  const books = (await readBooks(em)).filter(({ isStale }) => isStale);
  return books.map(({ league, book, seenAt }) =>
    problem('FEED', `${league} ${book}`, `${book} has shown no newer ${league} prices.`, seenAt),
  );
}

async function questions({ database: { em } }: FeedServices): Promise<FoundProblem[]> {
  const { count, since } = await waitingQuestions(em);
  if (!since) return [];
  const wait = count === 1 ? 'waits' : 'wait';
  return [
    problem(
      'GAME',
      'questions',
      `${counted(count, 'question')} about games with picks ${wait} for an answer.`,
      since,
    ),
  ];
}

function problem(kind: 'FEED' | 'GAME', subject: string, text: string, since: Date): FoundProblem {
  return { kind, subject, text, since, memberId: null };
}
