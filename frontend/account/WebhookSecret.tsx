import { useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './Webhooks.module.css';

/** A signing secret. It stands here and in no cache, and is gone with the dialog. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone(): void }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className={styles.dialog}>
      <p className={styles.lead}>
        This is the only time it is shown. With it your server proves that a call is ours: each is signed as{' '}
        <a href="https://www.standardwebhooks.com" rel="noreferrer" target="_blank">
          Standard Webhooks
        </a>{' '}
        says.
      </p>
      <div className={styles.secret}>
        <input
          ref={field}
          readOnly
          value={secret}
          aria-label="Signing secret"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
        />
        <Button onClick={copy}>{copied === 'yes' ? 'Copied' : 'Copy'}</Button>
      </div>
      <p role="status" className="said-only">
        {copied === 'yes' && 'The secret was copied'}
      </p>
      {copied === 'no' && (
        <Notice tone="error">It could not be copied. Select it and copy it by hand.</Notice>
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
