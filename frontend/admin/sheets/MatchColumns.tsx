import { useId, useState } from 'react';
import type { SheetColumnInput } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './MatchColumns.module.css';

/** A column of a file, as the server read or guessed it. */
export interface ReadColumn {
  column: string;
  of: string | null;
  isCertain: boolean;
  samples: readonly string[];
}

interface MatchColumnsProps {
  columns: readonly ReadColumn[];
  /** Our columns, in the order in which they are offered. */
  known: readonly string[];
  /** Those of which a file without them can have one value for all lines. */
  forAll: readonly string[];
  /** What was said before. */
  said: readonly SheetColumnInput[];
  onMatch(columns: SheetColumnInput[]): void;
}

const UNREAD = '';

/** What a value for all lines may look like. */
const EXAMPLES: Record<string, string> = {
  ...{
    sport: 'NBA',
    tier: 'Plus',
    date: '11/20',
    time: '7:30 PM',
    zone: 'ET, unless you write CET',
    units: '1',
  },
};

/** What the columns of a file are, said once: each with its first cells and a guess. What is not chosen stays unread. */
export function MatchColumns({ columns, known, forAll, said, onMatch }: MatchColumnsProps) {
  const heading = useId();
  const [chosen, setChosen] = useState(
    () => new Map(columns.map(({ column, of }) => [column, of ?? UNREAD])),
  );
  const [values, setValues] = useState(() => new Map(said.map(({ of, value }) => [of ?? '', value ?? ''])));
  const taken = [...chosen.values()].filter((of) => of !== UNREAD);
  const twice = taken.find((of, at) => taken.indexOf(of) !== at);
  const missing = forAll.filter((name) => !taken.includes(name));
  const unread = columns.filter(({ column, samples }) => samples.length > 0 && !chosen.get(column));
  const use = () =>
    onMatch([
      ...columns.map(({ column }) => ({ column, of: chosen.get(column) || null })),
      ...missing
        .filter((of) => values.get(of)?.trim())
        .map((of) => ({ column: '', of, value: values.get(of)?.trim() })),
    ]);
  return (
    <section aria-labelledby={heading} className={styles.match}>
      <h3 id={heading}>What are these columns?</h3>
      <p className={styles.note}>
        Say it once: files with the same columns are read the same way from then on.
      </p>
      <ul className={styles.columns}>
        {columns.map(({ column, samples }) => (
          <li key={column} data-unread={!chosen.get(column) || undefined}>
            <div className={styles.column}>
              <strong>{column}</strong>
              <span className={styles.samples}>{samples.length > 0 ? samples.join(' · ') : 'empty'}</span>
            </div>
            <NativeSelect
              aria-label={`What ${column} is`}
              value={chosen.get(column)}
              data={[
                { value: UNREAD, label: 'Leave unread' },
                ...known.map((name) => ({ value: name, label: shown(name) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                setChosen((before) => new Map(before).set(column, value))
              }
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <fieldset className={styles.forAll}>
          <legend>In no column of this file: the same for all lines</legend>
          {missing.map((name) => (
            <TextInput
              key={name}
              label={shown(name)}
              placeholder={EXAMPLES[name]}
              value={values.get(name) ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setValues((before) => new Map(before).set(name, value))
              }
            />
          ))}
        </fieldset>
      )}
      <p role="status" className={styles.note}>
        {twice ? `Two columns are ${shown(twice)}: leave one of them unread.` : unreadText(unread)}
      </p>
      <div>
        <Button disabled={twice !== undefined || taken.length === 0} onClick={use}>
          Use These Columns
        </Button>
      </div>
    </section>
  );
}

/** 'odds_other' as people read it. */
export function shown(name: string): string {
  return name.replaceAll('_', ' ');
}

function unreadText(unread: readonly ReadColumn[]): string {
  if (unread.length === 0) return 'Every column is read.';
  const names = unread.map(({ column }) => column).join(', ');
  return `${counted(unread.length, 'column')} will stay unread: ${names}.`;
}
