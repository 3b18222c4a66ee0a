import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { priceTextsOf } from '#frontend/app/price-texts.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import styles from './GetStarted.module.css';
import slate from './Slate.module.css';

/** The lowest price and the button to the plans. */
export function GetStarted() {
  const session = useSession();
  const pays = session.status === 'member' && session.member.subscription !== 'FREE';
  return (
    <section className={`always-dark ${slate.slate} ${styles.panel}`} aria-labelledby="get-started">
      <Tally />
      <div>
        <h2 id="get-started">Let’s Get Started</h2>
        <p>
          {pays
            ? 'Your plan is active. Today’s picks are on your board.'
            : `Plans from ${priceTextsOf('PLUS').month} a month. Cancel anytime and keep access until the end of the period.`}
        </p>
      </div>
      <div>
        <LinkButton to={pays ? PATHS.picks : PATHS.pricing} size="large">
          {pays ? 'Go to your board' : 'Become a Member'}
          <ArrowIcon size={19} aria-hidden="true" />
        </LinkButton>
        <FirstDayLink className={styles.firstDay} />
      </div>
    </section>
  );
}

/** The product's mark, large, in the background. */
function Tally() {
  return (
    <svg className={styles.tally} viewBox="0 0 280 240" aria-hidden="true" focusable="false">
      <path d="M56 36v168M112 36v168M168 36v168M224 36v168" />
      <path className={styles.line} d="M14 178 266 62" />
    </svg>
  );
}

/** To the free day, for those who have not had it. */
export function FirstDayLink({ className }: { className?: string }) {
  if (useSession().status === 'member') return null;
  return (
    <p className={className}>
      <Link to={PATHS.trial}>First day free, no card</Link>
    </p>
  );
}
