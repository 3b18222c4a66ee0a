import { useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import styles from './SecretField.module.css';

interface SecretFieldProps {
  /** Accessible name: 'Your API key'. */
  label: string;
  secret: string;
  /** Announced after copying. */
  copiedText: string;
}

/** A secret that is shown once, with a copy button. It is not cached. */
export function SecretField({ label, secret, copiedText }: SecretFieldProps) {
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
    <>
      <div className={styles.secret}>
        <input
          ref={field}
          readOnly
          value={secret}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
        />
        <Button onClick={copy}>{copied === 'yes' ? 'Copied' : 'Copy'}</Button>
      </div>
      <p role="status" className="visually-hidden">
        {copied === 'yes' && copiedText}
      </p>
      {copied === 'no' && <Notice tone="error">We could not copy it. Select it and copy it yourself.</Notice>}
    </>
  );
}
