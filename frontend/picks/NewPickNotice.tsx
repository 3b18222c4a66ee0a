import { Suspense } from 'react';
import { optionalPart } from '#frontend/app/download.ts';
import styles from './NewPickNotice.module.css';
import type { NewPicksProps } from './NewPicks.tsx';

/** Few visits see one arrive. Where it cannot be downloaded the cards still have their mark. */
const NewPicks = optionalPart(async () => (await import('./NewPicks.tsx')).NewPicks);

/** Where new picks are named: over the site's header, where they cover no card. */
export function NewPickNotice(props: NewPicksProps) {
  return (
    <div role="status" className={styles.place}>
      {props.picks.length > 0 && (
        <Suspense fallback={null}>
          <NewPicks {...props} />
        </Suspense>
      )}
    </div>
  );
}
