import { useId } from 'react';
import { TextInput } from '#frontend/ui/fields.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import styles from './ChoiceList.module.css';
import { type Choice, type FirstFocus, useChoices } from './use-choices.ts';

interface ChoiceListProps {
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  focus: FirstFocus;
  onChoose(id: string): void;
}

/** A text field that finds choices as words are typed; arrows move, Enter chooses. */
export function ChoiceList({ label, placeholder, choices, focus, onChoose }: ChoiceListProps) {
  const list = useId();
  const { found, at, isOpen, field } = useChoices(choices, onChoose, focus);
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
              onChoose(id);
            }}
          >
            <span>{withMinus(text)}</span>
            <span className={styles.detail}>{withMinus(detail)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
