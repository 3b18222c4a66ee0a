import '@mantine/core/styles/Chip.layer.css';
import { Chip } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './ChoiceChips.module.css';

interface ChoiceChipsProps {
  /** What is chosen. */
  label: string;
  value: string;
  choices: readonly { value: string; words: ReactNode }[];
  onChange(value: string): void;
}

/** One of some, in a line that scrolls on a phone. */
export function ChoiceChips({ label, value, choices, onChange }: ChoiceChipsProps) {
  return (
    <Chip.Group value={value} onChange={(chosen) => onChange(String(chosen))}>
      <div className={styles.chips} role="radiogroup" aria-label={label}>
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            value={choice.value}
            size="xs"
            variant="outline"
            classNames={{ label: styles.chip ?? '', iconWrapper: styles.noIcon ?? '' }}
          >
            {choice.words}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
