import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import styles from './AlertsPage.module.css';

interface AddressFieldProps {
  label: string;
  address: string;
  /** Another way to use it, beside Copy. */
  children?: ReactNode;
}

/** An address to put into another program. */
export function AddressField({ label, address, children }: AddressFieldProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    field.current?.select();
    void navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className={styles.address}>
      <TextInput ref={field} label={label} value={address} readOnly />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={copy}>
          {copied === 'yes' ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> the address: {label}</span>
        </Button>
        {children}
      </div>
      <p role="status" className={copied === 'no' ? styles.soft : 'visually-hidden'}>
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'Your browser did not let us copy it. Select the address and copy it yourself.'}
      </p>
    </div>
  );
}
