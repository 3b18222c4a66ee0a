import { useCallback, useEffect, useState } from 'react';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { RootLayout } from '#frontend/layout/RootLayout.tsx';
import { nameInTitle } from '#frontend/ui/page-title.ts';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { isLoaded, loadRoutes } from './load-routes.ts';
import styles from './Pages.module.css';
import { RouteError } from './RouteError.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { forgetReload } from './reload-outdated.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * The page of the current address, inside the frame of header and footer. The previous page stays until the next one
 * has been downloaded. A data router would do the same and weigh 18 kB more (docs/decisions/0016).
 */
export function Pages({ routes }: { routes: RouteObject[] }) {
  return (
    <RouteErrorBoundary>
      <RootLayout>
        <RouteErrorBoundary>
          <ShownPage routes={routes} />
        </RouteErrorBoundary>
      </RootLayout>
    </RouteErrorBoundary>
  );
}

function ShownPage({ routes }: { routes: RouteObject[] }) {
  usePrefetch(routes);
  const { shown, isWaiting, failure, retry } = useDownloaded(routes);
  if (failure) return <RouteError reason={failure.reason} onRetry={retry} />;
  if (!shown) return <Waiting name={nameInTitle()} />;
  return (
    <>
      {isWaiting && <PageProgress />}
      <Drawn routes={routes} location={shown} />
    </>
  );
}

/** A progress line along the window's upper edge while the next page is being downloaded. */
function PageProgress() {
  return <div className={styles.line} role="progressbar" aria-label="Loading the page" />;
}

function Drawn({ routes, location }: { routes: RouteObject[]; location: Location }) {
  useScrollRestoration(location);
  return useRoutes(routes, location);
}

interface Failure {
  at: Location;
  reason: unknown;
}

/** The address to draw, null while nothing has been downloaded; or why the page at this address did not download. */
function useDownloaded(routes: RouteObject[]) {
  const requested = useLocation();
  const isThere = isLoaded(routes, requested.pathname);
  const [before, setBefore] = useState(isThere ? requested : null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt downloads the same again.
  useEffect(() => {
    let stillWanted = true;
    loadRoutes(routes, requested.pathname).then(
      () => {
        forgetReload();
        if (stillWanted) setBefore(requested);
      },
      (reason: unknown) => stillWanted && setFailure({ at: requested, reason }),
    );
    return () => {
      stillWanted = false;
    };
  }, [routes, requested, attempt]);
  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((last) => last + 1);
  }, []);
  return {
    shown: isThere ? requested : before,
    isWaiting: !isThere,
    failure: failure?.at === requested ? failure : null,
    retry,
  };
}
