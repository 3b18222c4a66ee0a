import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Downloads the pages of an address before the router starts, so that its first drawing is the prerendered one.
 * The routes are changed in place.
 */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matched.map(({ route }) => load(route)));
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
