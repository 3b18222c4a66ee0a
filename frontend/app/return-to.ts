import { PATHS } from './paths.ts';

/** Two slashes or a backslash would lead to another site; control characters are dropped by browsers. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path when it is one of this product's own, else null. */
export function ownPath(path: unknown): string | null {
  return typeof path === 'string' && OWN_PATH.test(path) ? path : null;
}

interface Place {
  search: string;
  state?: unknown;
}

/** The page that the viewer wanted before signing in: router state first, then `?returnTo=`. */
export function returnToOf(place: Place): string | null {
  const state = place.state as { returnTo?: unknown } | null | undefined;
  return ownPath(state?.returnTo) ?? ownPath(new URLSearchParams(place.search).get('returnTo'));
}

/** `page` with `path` to return to afterwards. */
export function withReturnTo(page: string, path: string | null): string {
  return path && path !== PATHS.root ? `${page}?returnTo=${encodeURIComponent(path)}` : page;
}
