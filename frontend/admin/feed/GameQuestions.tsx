import { alertOf } from '#frontend/admin/alerts.ts';
import { Line, Lines } from '#frontend/admin/Lines.tsx';
import { Group, Quiet, Text } from '#frontend/admin/mantine.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import {
  GameQuestionsDocument,
  type GameQuestionsQuery,
  useAnswerGameQuestionMutation,
  useGameQuestionsQuery,
} from '#frontend/generated/graphql.ts';
import { GAME_QUESTIONS, type GameAnswer } from '#schema/rules/market/game-questions.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import type { Outcome } from './feed-text.ts';
import { ANSWER_LABELS, answeredText, gameQuestionText, gameWords } from './feed-text.ts';
import { TeamNames } from './TeamNames.tsx';
import { useFold } from './use-fold.tsx';
import { usePostpone } from './use-postpone.ts';

type Question = GameQuestionsQuery['gameQuestions'][number];

const POLL_MS = 15_000;
const FIRST = 5;

/** What only a person can say: of games, and which team a name in picks is. */
export function GameQuestions({ onOutcome }: { onOutcome(outcome: Outcome): void }) {
  const { data } = useGameQuestionsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const [answer, { loading }] = useAnswerGameQuestionMutation({ refetchQueries: [GameQuestionsDocument] });
  const { mark } = usePostpone(onOutcome);
  const give = async (question: Question, given: GameAnswer) => {
    try {
      const input = { questionId: question.id, answer: given };
      const { data: saved } = await answer({ variables: { input } });
      const done = answeredText(given, saved?.answerGameQuestion.changedPicks ?? 0);
      const undo = () => void mark(question.game, false);
      onOutcome({ done, ...(given === 'POSTPONED' && { undo }) });
    } catch (error) {
      onOutcome({ failure: alertOf('save the answer', error) });
    }
  };
  const { shown, more } = useFold(data?.gameQuestions ?? [], FIRST, 'questions');
  if (!data) return null;
  return (
    <>
      {data.gameQuestions.length > 0 && (
        <section aria-labelledby="game-questions">
          <Text component="h3" fz="lg" mb={10} id="game-questions">
            {counted(data.gameQuestions.length, 'question')} about games
          </Text>
          <Lines>
            {shown.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                busy={loading}
                onAnswer={(given) => void give(question, given)}
              />
            ))}
          </Lines>
          {more}
        </section>
      )}
      {data.unknownTeams.length > 0 && <TeamNames names={data.unknownTeams} onOutcome={onOutcome} />}
    </>
  );
}

interface QuestionRowProps {
  question: Question;
  busy: boolean;
  onAnswer(answer: GameAnswer): void;
}

function QuestionRow({ question, busy, onAnswer }: QuestionRowProps) {
  const { kind, game, picks } = question;
  const name = gameWords(game);
  return (
    <Line>
      <div>
        <strong>{name}</strong> <Quiet span>{picks > 0 ? counted(picks, 'pick') : 'No picks'}</Quiet>
        <Text c="var(--ink-2)">{gameQuestionText(question)}</Text>
      </div>
      <Group gap={8}>
        {GAME_QUESTIONS[kind].map((answer) => (
          <RowButton
            key={answer}
            words={ANSWER_LABELS[answer]}
            of={`: ${name}`}
            variant={answer === 'DISMISS' ? 'ghost' : 'quiet'}
            disabled={busy}
            onClick={() => onAnswer(answer)}
          />
        ))}
      </Group>
    </Line>
  );
}
