import type { FormEvent } from 'react';
import { useUnsavedText } from '#frontend/app/use-unsaved-text.ts';
import { Button } from '#frontend/ui/Button.tsx';
import styles from './MailLine.module.css';

/** Each of our mails says how long the record is: what is in a mailbox nobody can change. */
export function MailLine({ disabled, onLine }: { disabled: boolean; onLine(line: string): Promise<void> }) {
  const { text: line, type, forget } = useUnsavedText('mail-line');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!line.trim()) return;
    forget();
    void onLine(line);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor="mail-line">
        Or paste the line that begins with “Record” from the bottom of one of our emails
      </label>
      <div className={styles.row}>
        <input
          id="mail-line"
          value={line}
          autoComplete="off"
          spellCheck={false}
          placeholder="Record: … entries, root hash …"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit" variant="quiet" disabled={disabled}>
          Check
        </Button>
      </div>
    </form>
  );
}
