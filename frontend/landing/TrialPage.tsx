import { PATHS } from '#frontend/app/paths.ts';
import { isPresumed, useSession } from '#frontend/app/session/session.ts';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import styles from './TrialPage.module.css';
import { trialOffer } from './trial-offer.ts';

/** /trial (product.txt section 2): the header and a call to action. */
export function TrialPage() {
  const session = useSession();
  const { title, words, action } = trialOffer(session.status === 'member' ? session.member : null);
  usePageTitle(title);
  return (
    <div
      className={styles.page}
      data-presumed={session.status === 'loading' || isPresumed(session) || undefined}
    >
      <h1>{title}.</h1>
      <p>{words}</p>
      <div className={styles.actions}>
        <LinkButton to={action.to} size="large">
          {action.label}
          <ArrowIcon size={19} aria-hidden="true" />
        </LinkButton>
        {action.to !== PATHS.pricing && (
          <LinkButton to={PATHS.pricing} size="large" variant="quiet">
            Compare the plans
          </LinkButton>
        )}
      </div>
    </div>
  );
}
