import { useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './SecretField.module.css';
import { useKeptOpen } from './use-kept-open.ts';

interface SecretFieldProps {
  /** Accessible name: 'Your API key'. */
  label: string;
  secret: string;
  /** Announced after copying. */
  copiedText: string;
}

/** A secret that is shown once, with a copy button. It is not cached. Its dialog stays open until it was copied. */
export function SecretField({ label, secret, copiedText }: SecretFieldProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const triedToClose = useKeptOpen(field, copied !== 'yes');
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <>
      <div className={styles.secret}>
        <input
          ref={field}
          readOnly
          value={secret}
          aria-label={label}
          onCopy={() => setCopied('yes')}
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
        />
        <Button onClick={copy}>{copied === 'yes' ? 'Copied' : 'Copy'}</Button>
      </div>
      <p role="status" className={triedToClose ? styles.hint : 'visually-hidden'}>
        {triedToClose && 'Copy it first, or choose Done. We will not show it again.'}
        {copied === 'yes' && copiedText}
      </p>
      {copied === 'no' && <Notice tone="error">We could not copy it. Select it and copy it yourself.</Notice>}
    </>
  );
}
