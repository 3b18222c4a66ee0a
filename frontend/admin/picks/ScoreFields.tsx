import { type ReactNode, useRef } from 'react';
import styles from '#frontend/admin/form.module.css';
import { TextInput } from '#frontend/ui/fields.ts';
import { joinedScore, splitScore } from './typed-score.ts';

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
