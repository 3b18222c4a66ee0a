import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type TagTone = 'plain' | 'accent' | 'win' | 'loss';

/** A short word about a state: 'Active', 'Expired', 'Draft', 'Win'. The word carries the meaning, the colour supports it. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
