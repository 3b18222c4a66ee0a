import { Suspense, useEffect, useState } from 'react';
import type { AdminTab } from '#frontend/admin/admin-address.ts';
import { later } from '#frontend/admin/later.ts';
import { Button } from '#frontend/ui/Button.tsx';
import styles from './Find.module.css';

const FindDialog = later(() => import('./FindDialog.tsx'), 'FindDialog');

/** Opens the box that finds everything, as Ctrl K and Cmd K do on every page of the dashboard. */
export function FindButton({ tabs }: { tabs: readonly AdminTab[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)} aria-keyshortcuts="Control+K Meta+K">
        Find
        <kbd className={styles.key}>Ctrl K</kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FindDialog tabs={tabs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
