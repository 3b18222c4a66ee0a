import { useState } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';
import { SMART_BETTORS } from '#frontend/billing/samples.ts';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import styles from './VipOffer.module.css';

/** The storage key; the specification names none. */
const KEY = 'smartBettors';

/** The documented random count (product.txt section 9), the same on each visit of a browser; sample content. */
export function SmartBettors() {
  const [count] = useState(countOfBrowser);
  return (
    <p className={styles.bettors}>
      Join <strong>{count}</strong> smart bettors who went VIP <SampleMark />
    </p>
  );
}

function countOfBrowser(): number {
  const { least, most } = SMART_BETTORS;
  const stored = Number(sharedStorage.read(KEY));
  if (Number.isInteger(stored) && stored >= least && stored <= most) return stored;
  const count = least + Math.floor(Math.random() * (most - least + 1));
  sharedStorage.write(KEY, String(count));
  return count;
}
