import type { FeedHealthFragment } from '#frontend/generated/graphql.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import styles from './Feed.module.css';
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
    <dl className={styles.figures}>
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
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

/** '62% of the month’s credits' */
function shareNote(monthly: number, all: number): string {
  return all > 0 ? `${Math.round((monthly / all) * 100)}% of the month’s credits` : 'No credits this month';
}
