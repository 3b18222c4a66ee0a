import type { FeedHealthFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { FEED_FAILURE_TEXTS } from '#schema/rules/market/feed-names.ts';
import styles from './Feed.module.css';

type Task = FeedHealthFragment['tasks'][number];

/** Whether the provider answers, before all figures. */
export function FeedState({ tasks }: { tasks: readonly Task[] }) {
  const failing = tasks.filter(({ failure }) => failure !== null);
  return (
    <p className={styles.state}>
      {failing.length > 0 ? <Tag tone="loss">Failing</Tag> : <Tag tone="win">Working</Tag>}
      {stateText(failing)}
    </p>
  );
}

/** 'The provider of odds does not answer: NBA, NHL.', each reason with the leagues it holds for */
function stateText(failing: readonly Task[]): string {
  if (failing.length === 0) return 'Every league was answered when it was last asked for.';
  const reasons = [...new Set(failing.map(({ failure }) => failure))];
  return reasons
    .map((reason) => {
      const leagues = failing.filter(({ failure }) => failure === reason).map(({ league }) => league);
      return reason ? `${FEED_FAILURE_TEXTS[reason]}: ${[...new Set(leagues)].join(', ')}.` : '';
    })
    .join(' ');
}
