import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { useSession } from '#frontend/app/session/session.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import styles from './NothingHere.module.css';

/** Says that an address which led to the start page has no page of its own. */
export function NothingHere() {
  const { state } = useLocation();
  const { status } = useSession();
  const isHydrated = useHydrated();
  const address: unknown = state?.nothingAt;
  if (!isHydrated || typeof address !== 'string') return null;
  return (
    <div role="status" className={styles.nothing}>
      <p>
        <strong>Nothing is here.</strong> There is no page <code>{address}</code>, so this is the start page.
      </p>
      <div className={styles.ways}>
        <LinkButton to={PATHS.record} size="small" variant="quiet">
          Search the Record
        </LinkButton>
        {status === 'member' && (
          <LinkButton to={PATHS.home} size="small" variant="quiet">
            Home
          </LinkButton>
        )}
      </div>
    </div>
  );
}
