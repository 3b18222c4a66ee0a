import { useConnection } from '#frontend/app/connection.ts';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import styles from './AccountUnreachable.module.css';

/** In place of a member's page while their account cannot be loaded; the banner above retries. */
export function AccountUnreachable() {
  const isOffline = useConnection() === 'offline';
  const title = isOffline ? 'You are offline' : 'Your account could not be loaded';
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>
        {isOffline
          ? 'This page needs a connection. It opens as soon as you are back online.'
          : 'You are still signed in. This page opens as soon as the server responds.'}
      </p>
    </div>
  );
}
