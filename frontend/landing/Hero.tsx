import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { PATHS } from '#frontend/app/paths.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { RecordSoFar } from '#frontend/ui/RecordSoFar.tsx';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { DemoPicks } from './DemoPicks.tsx';
import { FirstDayLink } from './GetStarted.tsx';
import styles from './Hero.module.css';
import { Stars } from './Stars.tsx';
import { RATING } from './samples.ts';
import { UnitsLine } from './UnitsLine.tsx';

/** Headline, call to action and demo picks. */
export function Hero() {
  const samples = useSamplesShown();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.leagues}>{LEAGUES.join(' · ')}</p>
        <h1>
          Tonight’s picks by 3 PM ET. Every result{' '}
          <span className={styles.marked}>
            on the record.
            <ChalkLine />
          </span>
        </h1>
        <p className={styles.lead}>
          Models price each game and analysts discard what does not hold up. You get the rest: the pick, the
          price and the reason.
        </p>
        <div className={styles.actions}>
          <LinkButton to={usePicksPath()} size="large">
            Get Our Picks
            <ArrowIcon size={19} aria-hidden="true" />
          </LinkButton>
          <a href="#how-it-works" className={styles.how}>
            How it works
          </a>
        </div>
        <FirstDayLink className={styles.firstDay} />
        <div className={styles.record}>
          <RecordSoFar otherwise={samples && <Rating />} />
        </div>
        <UnitsLine />
      </div>
      <DemoPicks />
    </div>
  );
}

function Rating() {
  return (
    <p className={styles.rating}>
      <Stars />
      <span>
        <strong>
          {RATING.score}/{RATING.outOf}
        </strong>{' '}
        from {RATING.reviews} reviews <SampleMark />
      </span>
    </p>
  );
}

/** A chalk line under the marked words. */
function ChalkLine() {
  return (
    <svg viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M2 9.5C60 7 130 8.5 180 6.5S262 5.5 298 4" />
    </svg>
  );
}

/** Target of 'Get Our Picks': today's picks for paying members, else the plans (product.txt section 2). */
function usePicksPath(): string {
  const session = useSession();
  const pays = session.status === 'member' && session.member.subscription !== 'FREE';
  return pays ? PATHS.picks : PATHS.pricing;
}
