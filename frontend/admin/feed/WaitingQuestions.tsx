import { useGameQuestionsQuery } from '#frontend/generated/graphql.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Feed.module.css';

/** What waits for a person is further down: how much it is, and the way there. */
export function WaitingQuestions() {
  const { data } = useGameQuestionsQuery({ fetchPolicy: 'cache-only' });
  const questions = data?.gameQuestions.length ?? 0;
  const names = data?.unknownTeams.length ?? 0;
  if (questions + names === 0) return null;
  return (
    <p className={styles.waiting}>
      Waiting for a person:
      {questions > 0 && <a href="#game-questions">{counted(questions, 'question')} about games</a>}
      {names > 0 && <a href="#team-names">{counted(names, 'team name')}</a>}
    </p>
  );
}
