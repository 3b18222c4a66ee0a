import { Button } from '#frontend/ui/Button.tsx';
import styles from './Integrations.module.css';
import { SecretField } from './SecretField.tsx';

/** A signing secret of an endpoint. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone(): void }) {
  return (
    <div className={styles.dialog}>
      <p className={styles.lead}>
        This is the only time it is shown. With it your server proves that a call is ours: each is signed as{' '}
        <a href="https://www.standardwebhooks.com" rel="noreferrer" target="_blank">
          Standard Webhooks
        </a>{' '}
        says.
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
