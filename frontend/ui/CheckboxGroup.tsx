import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What choosing it means; with one it is a box of its own, without a line. */
  hint?: ReactNode;
}

interface CheckboxGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly Option<Value>[];
  value: readonly Value[];
  problem?: ReactNode;
  /** What is to be known before anything is wrong. */
  note?: ReactNode;
  /** As many beside each other as there is room for. */
  beside?: boolean;
  onChange(value: Value[]): void;
}

/** Any number of a few; answered in the order in which they are offered. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, options, value, problem, note, beside = false, onChange } = props;
  const problemId = useId();
  const toggle = (toggled: Value) =>
    onChange(
      options.map((option) => option.value).filter((each) => value.includes(each) !== (each === toggled)),
    );
  return (
    <fieldset className={styles.group} aria-describedby={problem ? problemId : undefined}>
      <legend>{legend}</legend>
      <div className={`${styles.choices} ${beside ? styles.beside : ''}`}>
        {options.map((option) => (
          <label key={option.value} className={option.hint ? styles.box : styles.line}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.hint ? (
              <span>
                <strong>{option.label}</strong>
                <small>{option.hint}</small>
              </span>
            ) : (
              <span>{option.label}</span>
            )}
          </label>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
