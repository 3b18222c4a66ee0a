import styles from '#frontend/ui/choices.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange(value: Value): void;
}

/** One of a few, each with a line about what it means. */
export function Choices<Value extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={`${styles.choices} ${styles.beside}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.box}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <strong>{choice.label}</strong>
              {choice.hint && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
