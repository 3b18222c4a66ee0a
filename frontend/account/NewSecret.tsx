import { Button } from '#frontend/ui/Button.tsx';
import styles from './Integrations.module.css';
import { SecretField } from './SecretField.tsx';

/** The secret of a new key. */
export function NewSecret({ name, secret, onDone }: { name: string; secret: string; onDone(): void }) {
  return (
    <div className={styles.dialog}>
      <p className={styles.lead}>
        Copy “{name}” now. We will not show it again. Keep it as safe as a password: anyone who has it can see
        your picks.
      </p>
      <SecretField label="Your API key" secret={secret} copiedText="The key was copied" />
      <p className={styles.lead}>
        Send it as <code className={styles.code}>Authorization: Bearer {secret.slice(0, 7)}…</code>{' '}
        <ReferenceLink />
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** Links to the explorer, which accepts the new key at once and has our examples. */
export function ReferenceLink() {
  return <a href="/explorer">How to use the API</a>;
}
