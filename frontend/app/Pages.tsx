import { useEffect, useState } from 'react';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { PageProgress } from '#frontend/layout/PageProgress.tsx';
import { Waiting } from '#frontend/ui/Waiting.tsx';
import { isLoaded, loadRoutes } from './load-routes.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * The page of the present address. The one before stays until all that the next is made of has been downloaded.
 * This is all that the product uses of a router with data, which would weigh 18 kB more (docs/decisions/0016).
 */
export function Pages({ routes }: { routes: RouteObject[] }) {
  return (
    <RouteErrorBoundary>
      <ShownPage routes={routes} />
    </RouteErrorBoundary>
  );
}

function ShownPage({ routes }: { routes: RouteObject[] }) {
  usePrefetch(routes);
  const { shown, isWaiting } = useDownloaded(routes);
  if (!shown) return <Waiting />;
  return (
    <>
      {isWaiting && <PageProgress />}
      <Drawn routes={routes} location={shown} />
    </>
  );
}

function Drawn({ routes, location }: { routes: RouteObject[]; location: Location }) {
  useScrollRestoration(location);
  return useRoutes(routes, location);
}

/** The address to draw; null while nothing has been downloaded. Throws what the download of a page threw. */
function useDownloaded(routes: RouteObject[]): { shown: Location | null; isWaiting: boolean } {
  const wanted = useLocation();
  const isThere = isLoaded(routes, wanted.pathname);
  const [before, setBefore] = useState(isThere ? wanted : null);
  const [failed, setFailed] = useState<{ reason: unknown } | null>(null);
  useEffect(() => {
    let stillWanted = true;
    loadRoutes(routes, wanted.pathname).then(
      () => stillWanted && setBefore(wanted),
      (reason: unknown) => stillWanted && setFailed({ reason }),
    );
    return () => {
      stillWanted = false;
    };
  }, [routes, wanted]);
  if (failed) throw failed.reason;
  return { shown: isThere ? wanted : before, isWaiting: !isThere };
}
