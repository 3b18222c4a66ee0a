import { useEffect, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { onReconnect, useConnection } from './connection.ts';
import { PATHS } from './paths.ts';
import styles from './RouteError.module.css';
import { isDownloadError, reloadOutdated } from './reload-outdated.ts';

interface RouteErrorProps {
  reason: unknown;
  onRetry(): void;
}

/**
 * What is shown when a page cannot be drawn or downloaded (product.txt section 8), inside the frame of header and
 * footer. Without a connection it opens the page as soon as there is one.
 */
export function RouteError({ reason, onRetry }: RouteErrorProps) {
  const isDownload = isDownloadError(reason);
  const isOffline = useConnection() === 'offline' && isDownload;
  const [isChecking, setChecking] = useState(isDownload && !isOffline);
  useEffect(() => {
    void reloadOutdated(reason).then((reloads) => setChecking(reloads));
    return isDownload ? onReconnect(onRetry) : undefined;
  }, [reason, isDownload, onRetry]);
  if (isChecking) return <Waiting />;
  return isOffline ? <Offline onRetry={onRetry} /> : <Unexpected isDownload={isDownload} onRetry={onRetry} />;
}

function Offline({ onRetry }: { onRetry(): void }) {
  usePageTitle('You are offline');
  return (
    <div className={styles.page} role="alert">
      <h1>You are offline</h1>
      <p className={styles.words}>This page needs a connection. It opens as soon as you are back online.</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </div>
  );
}

function Unexpected({ isDownload, onRetry }: { isDownload: boolean; onRetry(): void }) {
  usePageTitle('Something went wrong');
  return (
    <div className={styles.page} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p className={styles.words}>
        {isDownload
          ? 'This page could not be downloaded. Check your connection and try again. Nothing you saved is lost.'
          : 'This page could not be shown. Nothing you saved is lost.'}
      </p>
      <div className={styles.actions}>
        {isDownload ? (
          <Button onClick={onRetry}>Try Again</Button>
        ) : (
          <Button onClick={() => location.reload()}>Reload the page</Button>
        )}
        <LinkButton to={PATHS.root} variant="quiet" reloadDocument>
          Go to the start page
        </LinkButton>
      </div>
    </div>
  );
}
