import { type ReactNode, useRef } from 'react';
import styles from '#frontend/admin/form.module.css';
import { TextInput } from '#frontend/ui/fields.ts';

interface ScoreFieldsProps {
  game: { teamOne: string; teamTwo: string };
  /** As typed, the away team first: '24–', '24–17'. */
  value?: string;
  error?: ReactNode;
  onChange(score: string): void;
  onBlur?(): void;
}

/** The final score, a field a team. A score that is typed or pasted whole into the first one fills both. */
export function ScoreFields({ game, value = '', error, onChange, onBlur, ...path }: ScoreFieldsProps) {
  const second = useRef<HTMLInputElement>(null);
  const [one, two] = splitScore(value);
  const typeFirst = (text: string) => {
    const [first, rest] = splitScore(text);
    if (rest === null) return onChange(joinedScore(text, two ?? ''));
    second.current?.focus();
    onChange(joinedScore(first, rest || (two ?? '')));
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Final score</legend>
      <TextInput
        label={game.teamOne}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...path}
        value={one}
        error={error}
        onBlur={onBlur}
        onChange={(event) => typeFirst(event.currentTarget.value)}
      />
      <TextInput
        ref={second}
        label={game.teamTwo}
        inputMode="numeric"
        autoComplete="off"
        value={two ?? ''}
        onBlur={onBlur}
        onChange={(event) => onChange(joinedScore(one, event.currentTarget.value))}
      />
    </fieldset>
  );
}

const SEPARATOR = /\s*[-–—:]\s*/;

/** The two numbers of a score as typed; the second is null where nothing separates it from the first. */
function splitScore(score: string): [one: string, two: string | null] {
  const at = SEPARATOR.exec(score);
  if (!at) return [score, null];
  return [score.slice(0, at.index), score.slice(at.index + at[0].length)];
}

/** '24–17'; empty where neither number is given. */
function joinedScore(one: string, two: string): string {
  return one || two ? `${one}–${two}` : '';
}
