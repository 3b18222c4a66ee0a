import { useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './ApiKeys.module.css';

/** The secret of a new key. It stands here and nowhere else: it is in no cache and is gone with the dialog. */
export function NewSecret({ name, secret, onDone }: { name: string; secret: string; onDone(): void }) {
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
        This is the only time that “{name}” is shown. Keep it like a password: whoever has it sees your picks.
      </p>
      <div className={styles.secret}>
        <input
          ref={field}
          readOnly
          value={secret}
          aria-label="Your API key"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
        />
        <Button onClick={copy}>{copied === 'yes' ? 'Copied' : 'Copy'}</Button>
      </div>
      <p role="status" className="said-only">
        {copied === 'yes' && 'The key was copied'}
      </p>
      {copied === 'no' && (
        <Notice tone="error">It could not be copied. Select it and copy it by hand.</Notice>
      )}
      <p className={styles.lead}>
        Send it as <code className={styles.prefix}>Authorization: Bearer {secret.slice(0, 7)}…</code>{' '}
        <a href="/api/docs">How to use the API</a>
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
