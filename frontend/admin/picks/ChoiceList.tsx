import { type ReactNode, useId } from 'react';
import { Text } from '#frontend/admin/mantine.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import styles from './ChoiceList.module.css';
import { type Choice, type FirstFocus, useChoices } from './use-choices.ts';

interface ChoiceListProps {
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  /** Instead of choices, where there are none at all. */
  none?: ReactNode;
  focus: FirstFocus;
  /** It has taken the focus as it appeared, from wherever it was. */
  onFocusTaken?(): void;
  onChoose(id: string): void;
}

/** A text field that finds choices as words are typed; arrows move, Enter chooses. */
export function ChoiceList({ label, placeholder, choices, none, onChoose, ...first }: ChoiceListProps) {
  const list = useId();
  const { found, at, isOpen, typed, choose, field } = useChoices(choices, onChoose, first);
  const nothing = typed.trim() && found.length === 0 ? `Nothing is found for “${typed.trim()}”.` : null;
  return (
    <div className={styles.field}>
      <TextInput
        label={label}
        placeholder={placeholder}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
        autoComplete="off"
        {...field}
      />
      <div id={list} role="listbox" aria-label={label} className={styles.list} hidden={!isOpen}>
        {found.map(({ id, text, detail }, index) => (
          <div
            key={id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(id);
            }}
          >
            <span>{withMinus(text)}</span>
            <span className={styles.detail}>{withMinus(detail)}</span>
          </div>
        ))}
      </div>
      <Text component="div" role="status" size="sm" mt={6} c="var(--ink-2)">
        {choices.length === 0 ? none : nothing}
      </Text>
    </div>
  );
}
