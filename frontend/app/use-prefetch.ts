import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadRoutes } from './load-routes.ts';

/** A link that is pointed at, touched or focused is about to be followed: its page is downloaded meanwhile. */
export function usePrefetch(routes: RouteObject[]): void {
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      // Whoever follows it is told of what failed.
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
