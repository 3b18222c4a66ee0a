import { Group } from '#frontend/admin/mantine.ts';
import type { FeedHealthFragment } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { FEED_ANSWERS, FEED_FAILURE_TEXTS } from '#schema/rules/market/feed-names.ts';

type Task = FeedHealthFragment['tasks'][number];

/** Whether the provider answers, before all figures. */
export function FeedState({ tasks }: { tasks: readonly Task[] }) {
  const failing = tasks.filter(({ failure }) => failure !== null);
  return (
    <Group component="p" align="baseline" gap="4px 10px" mb={12}>
      {failing.length > 0 ? <Tag tone="loss">Failing</Tag> : <Tag tone="win">Working</Tag>}
      {stateText(failing)} {partialText(tasks)}
    </Group>
  );
}

/** 'Something was left out of the last answer with NBA scores.' */
function partialText(tasks: readonly Task[]): string {
  const partial = tasks.filter(({ faultsSince }) => faultsSince !== null);
  const answers = partial.map(({ league, kind }) => `${league} ${FEED_ANSWERS[kind]}`);
  return answers.length > 0 ? `Something was left out of the last answer with ${answers.join(', ')}.` : '';
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
