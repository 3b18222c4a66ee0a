import { Button } from '#frontend/ui/Button.tsx';
import styles from './Integrations.module.css';
import { SecretField } from './SecretField.tsx';

/** A signing secret of an endpoint. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone(): void }) {
  return (
    <div className={styles.dialog}>
      <p className={styles.lead}>
        Copy it now. We will not show it again. Use it to check that a call is ours: we sign each one with{' '}
        <a href="https://www.standardwebhooks.com" rel="noreferrer" target="_blank">
          Standard Webhooks
        </a>
        .
      </p>
      <SecretField label="Signing secret" secret={secret} copiedText="The secret was copied" />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
