import { PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import styles from './TrialPage.module.css';

/** /trial (product.txt section 2): the header and a call to action. */
export function TrialPage() {
  usePageTitle('Your first day is free');
  const isMember = useSession().status === 'member';
  return (
    <div className={styles.page}>
      <h1>Your first day is free.</h1>
      <p>
        {isMember
          ? 'You are signed in. Your board has what your plan opens today: the pick, the price and the reason.'
          : 'Create an account and see today’s Free picks for one day: the pick, the price and the reason. No card needed, and no charge when the day is over.'}
      </p>
      <div className={styles.actions}>
        <LinkButton to={isMember ? PATHS.picks : withReturnTo(PATHS.signUp, PATHS.picks)} size="large">
          {isMember ? 'Go to your board' : 'Start your free day'}
          <ArrowIcon size={19} aria-hidden="true" />
        </LinkButton>
        <LinkButton to={PATHS.pricing} size="large" variant="quiet">
          Compare the plans
        </LinkButton>
      </div>
    </div>
  );
}
