import { useState } from 'react';
import { SMART_BETTORS } from '#frontend/billing/samples.ts';
import { SampleLabel } from '#frontend/ui/SampleLabel.tsx';
import styles from './VipOffer.module.css';

/** The documented count, random on each visit (product.txt section 9); sample content. */
export function SmartBettors() {
  const [count] = useState(randomCount);
  return (
    <p className={styles.bettors}>
      Join <strong>{count}</strong> smart bettors who went VIP <SampleLabel />
    </p>
  );
}

function randomCount(): number {
  const { least, most } = SMART_BETTORS;
  return least + Math.floor(Math.random() * (most - least + 1));
}
