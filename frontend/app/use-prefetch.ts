import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadRoutes } from './load-routes.ts';

/** Downloads the page of a link that is pointed at, touched or focused: it is about to be followed. */
export function usePrefetch(routes: RouteObject[]): void {
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      // Following the link shows what failed.
      if (link) void loadRoutes(routes, link.pathname).catch(() => {});
    };
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [routes]);
}
