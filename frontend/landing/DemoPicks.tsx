import { useEffect, useState } from 'react';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import styles from './DemoPicks.module.css';
import { PauseButton } from './PauseButton.tsx';
import slate from './Slate.module.css';
import { DEMO_PICKS, type DemoPick } from './samples.ts';
import { useRotation } from './use-rotation.ts';

/** product.txt section 9: three picks, refreshed every 4 s after a load of 1.5 s. */
const LOAD_MS = 1_500;
const REFRESH_MS = 4_000;
const SHOWN = 3;

/** A sample board. Its picks are invented, so they are shown unlocked. */
export function DemoPicks() {
  const loaded = useLoaded();
  const rotation = useRotation({ count: DEMO_PICKS.length, everyMs: REFRESH_MS, running: loaded });
  const picks = DEMO_PICKS[rotation.index] ?? [];
  return (
    <section className={`always-dark ${slate.slate} ${styles.board}`} aria-labelledby="demo-picks">
      <div className={styles.head}>
        <h2 id="demo-picks">Today's Picks</h2>
        <SampleMark />
        <p>All times EST</p>
        <PauseButton what="demo picks" playing={rotation.playing} onToggle={rotation.toggle} />
        <p className={styles.zone}>New York time, EDT in summer</p>
      </div>
      <ul className={styles.list} {...rotation.holding}>
        {loaded
          ? picks.map((pick) => <DemoRow key={`${rotation.index} ${pick.pick}`} pick={pick} />)
          : [...Array(SHOWN).keys()].map((place) => <LoadingRow key={place} />)}
      </ul>
      <p className={styles.note}>
        <SampleMark /> These are demo picks. Sign up to access today&apos;s real premium picks!
      </p>
    </section>
  );
}

function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return loaded;
}

function DemoRow({ pick }: { pick: DemoPick }) {
  return (
    <li className={styles.row}>
      <div className={styles.marks}>
        <LeagueMark league={pick.league} />
        <TierBadge tier={pick.tier} />
      </div>
      <p className={styles.game}>{gameText(pick)}</p>
      <p className={styles.time}>{pick.time}</p>
      <p className={styles.pick}>{pick.pick}</p>
      <p className={styles.odds}>
        {pick.odds} · {stakeText(pick.units)}
      </p>
    </li>
  );
}

function LoadingRow() {
  return (
    <li className={styles.row} aria-hidden="true">
      <div className={styles.marks}>
        <Skeleton width="72px" height="28px" />
        <Skeleton width="56px" height="14px" />
      </div>
      <span className={styles.game}>
        <Skeleton width="70%" height="14px" />
      </span>
      <span className={styles.time} />
      <span className={styles.pick}>
        <Skeleton width="50%" height="18px" />
      </span>
      <span className={styles.odds} />
    </li>
  );
}
