import { Group } from '#frontend/admin/mantine.ts';
import { useGameQuestionsQuery } from '#frontend/generated/graphql.ts';
import { counted } from '#schema/rules/text/numbers.ts';

/** What waits for a person is further down: how much it is, and the way there. */
export function WaitingQuestions() {
  const { data } = useGameQuestionsQuery({ fetchPolicy: 'cache-only' });
  const questions = data?.gameQuestions.length ?? 0;
  const names = data?.unknownTeams.length ?? 0;
  if (questions + names === 0) return null;
  return (
    <Group component="p" gap="4px 14px" mt={12} c="var(--ink-2)">
      Waiting for a person:
      {questions > 0 && <a href="#game-questions">{counted(questions, 'question')} about games</a>}
      {names > 0 && <a href="#team-names">{counted(names, 'team name')}</a>}
    </Group>
  );
}
