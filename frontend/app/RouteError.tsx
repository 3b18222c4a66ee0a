import { useEffect, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { FailurePage } from '#frontend/ui/FailurePage.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { onReconnect, useConnection } from './connection.ts';
import { PATHS } from './paths.ts';
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
  return (
    <FailurePage
      role="alert"
      heading="This page needs a connection"
      text="It opens as soon as you are back online."
    >
      <Button variant="quiet" onClick={onRetry}>
        Try Again
      </Button>
    </FailurePage>
  );
}

function Unexpected({ isDownload, onRetry }: { isDownload: boolean; onRetry(): void }) {
  return (
    <FailurePage
      role="alert"
      heading="Unexpected Application Error!"
      title="Something went wrong"
      text={
        isDownload
          ? 'This page could not be downloaded. Check your connection and try again. Nothing you saved is lost.'
          : 'This page could not be shown. Nothing you saved is lost.'
      }
    >
      {isDownload ? (
        <Button onClick={onRetry}>Try Again</Button>
      ) : (
        <Button onClick={() => location.reload()}>Reload the page</Button>
      )}
      <LinkButton to={PATHS.root} variant="quiet" reloadDocument>
        Go to the start page
      </LinkButton>
    </FailurePage>
  );
}
