import { matchRoutes, type RouteObject } from 'react-router-dom';
import { download } from './download.ts';

/**
 * Downloads all that the page of an address is made of, at once. The routes are changed in place: what has been
 * downloaded is drawn without waiting. A failed download is tried again the next time.
 */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(matchedRoutes(routes, pathname).map(load));
}

export function isLoaded(routes: RouteObject[], pathname: string): boolean {
  return matchedRoutes(routes, pathname).every(({ lazy }) => !lazy);
}

/** The names of the components that the page of an address downloads, which are also those of their files. */
export function componentNames(routes: RouteObject[], pathname: string): string[] {
  return matchedRoutes(routes, pathname).flatMap(({ handle }) => handle?.component ?? []);
}

function matchedRoutes(routes: RouteObject[], pathname: string): RouteObject[] {
  return (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await download(route.lazy), { lazy: undefined });
}
