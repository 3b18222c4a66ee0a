import { Figure, Figures } from '#frontend/admin/Figure.tsx';
import type { FeedHealthFragment } from '#frontend/generated/graphql.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { everyText } from './feed-text.ts';

type Health = Pick<
  FeedHealthFragment,
  'credits' | 'monthlyCredits' | 'oddsEverySeconds' | 'scoresEverySeconds'
>;

/** The credits of the month, and the pace that follows from them. */
export function FeedFigures({ health }: { health: Health }) {
  const { credits, monthlyCredits, oddsEverySeconds, scoresEverySeconds } = health;
  const all = credits ? credits.remaining + credits.used : null;
  return (
    <Figures>
      <Figure
        label="Credits left"
        value={credits ? thousands(credits.remaining) : 'Not known yet'}
        note={
          all === null ? 'The provider reports them with its first answer' : `of ${thousands(all)} this month`
        }
      />
      <Figure
        label="This month at this pace"
        value={thousands(monthlyCredits)}
        note={all === null ? 'Counted from a plan of 20,000' : shareNote(monthlyCredits, all)}
      />
      <Figure label="Odds" value={everyText(oddsEverySeconds)} note="And a minute before each start" />
      <Figure label="Scores" value={everyText(scoresEverySeconds)} note="While games are played" />
    </Figures>
  );
}

/** '62% of the month’s credits' */
function shareNote(monthly: number, all: number): string {
  return all > 0 ? `${Math.round((monthly / all) * 100)}% of the month’s credits` : 'No credits this month';
}
