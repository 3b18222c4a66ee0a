import { useId } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import {
  type Answer,
  BY_LINE,
  kindOfQuestion,
  linesText,
  openQuestions,
  type SheetQuestion,
} from '#schema/rules/market/reading/questions.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { Group, Note, Quiet, Stack } from './mantine.ts';
import { placeInLine } from './place-in-line.ts';
import styles from './SheetQuestions.module.css';

interface SheetQuestionsProps {
  questions: readonly SheetQuestion[];
  onAnswer(answers: Answer[]): void;
  /** A line as it was written; undefined where there is only one, as in a form. */
  lineOf?(row: number): string | undefined;
  /** The columns of the sheet, in their order. */
  columns?: readonly string[];
}

/** Words that can mean several things, each with its readings as buttons. An answer can be changed. */
export function SheetQuestions({ questions, onAnswer, lineOf, columns = [] }: SheetQuestionsProps) {
  if (questions.length === 0) return null;
  const open = openQuestions(questions);
  return (
    <Stack component="section" gap={10} aria-label="Questions">
      <Quiet role="status" c="var(--ink-2)" fw={600}>
        {open.length > 0
          ? `${counted(open.length, 'question')} to answer before anything is saved.`
          : 'All is answered.'}
      </Quiet>
      {questions.map((question) => (
        <OneQuestion
          key={question.key}
          {...{ question, lineOf, onAnswer, columns }}
          alike={open.filter((other) => isAlike(question, other))}
        />
      ))}
    </Stack>
  );
}

interface OneQuestionProps extends Pick<SheetQuestionsProps, 'lineOf' | 'onAnswer'> {
  columns: readonly string[];
  question: SheetQuestion;
  /** Open questions of the same kind. */
  alike: readonly SheetQuestion[];
}

function OneQuestion({ question, alike, lineOf, onAnswer, columns }: OneQuestionProps) {
  const { key: asked, asks, choices, answer, rows, cell } = question;
  const id = useId();
  const line = rows[0] === undefined ? undefined : lineOf?.(rows[0]);
  return (
    <fieldset className={styles.question} data-open={answer === null || undefined} aria-describedby={id}>
      <legend className={styles.asks}>{asks}</legend>
      <Note component="p" id={id} className={styles.place}>
        {lineOf && placeText(question)}
        {line && (
          <span className={styles.line}>{marked(line, cell, columns.indexOf(question.column ?? ''))}</span>
        )}
      </Note>
      <Group gap={8} className={styles.choices}>
        {choices.map(({ key, label }) => (
          <Button
            key={key}
            size="small"
            variant={answer === key ? 'primary' : 'quiet'}
            aria-pressed={answer === key}
            onClick={() => onAnswer([{ question: asked, choice: key }])}
          >
            {label}
          </Button>
        ))}
        {lineOf && rows.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => onAnswer([{ question: asked, choice: BY_LINE }])}
          >
            Differs by Line
          </Button>
        )}
        {answer !== null && alike.length > 0 && (
          <Button size="small" variant="ghost" onClick={() => onAnswer(sameFor(alike, question))}>
            The same for {counted(alike.length, 'question')} like it
          </Button>
        )}
      </Group>
    </fieldset>
  );
}

/** A team or a side is one of a game; that words stay as they are can be said of any. */
const OF_ONE_GAME = /:(?:team|side):$/;
const AS_THEY_ARE = ['written', 'open'];

function isAlike(one: SheetQuestion, other: SheetQuestion): boolean {
  return (
    one.key !== other.key &&
    (!OF_ONE_GAME.test(kindOfQuestion(one)) || AS_THEY_ARE.includes(one.answer ?? '')) &&
    kindOfQuestion(one) === kindOfQuestion(other) &&
    one.choices.length === other.choices.length
  );
}

/** By the key of the choice; where keys are values, as of times, by its place. */
function sameFor(alike: readonly SheetQuestion[], { choices, answer }: SheetQuestion): Answer[] {
  const at = choices.findIndex(({ key }) => key === answer);
  return alike.flatMap((other) => {
    const same = other.choices.find(({ key }) => key === answer) ?? other.choices[at];
    return same ? [{ question: other.key, choice: same.key }] : [];
  });
}

/** 'Lines 2, 5 and 3 more, column odds' */
function placeText({ rows, column }: SheetQuestion): string {
  return `${linesText(rows)}${column ? `, column ${column}` : ''}`;
}

/** The line with the words in question set off. */
function marked(line: string, cell: string, column: number) {
  const place = placeInLine(line, { cell, column });
  if (!place) return shown(line);
  return (
    <>
      {shown(line.slice(0, place.from))}
      <mark>{line.slice(place.from, place.to)}</mark>
      {shown(line.slice(place.to))}
    </>
  );
}

const shown = (line: string) => line.replaceAll(/\t+/g, '  ·  ');
