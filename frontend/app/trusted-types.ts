/**
 * The one Trusted Types policy of the pages, before anything else runs: every text that a library is about to turn
 * into markup or script passes here, and what is not listed is refused by the browser
 * (gateway/server/content-security.ts says where this is required).
 */

/** @fingerprintjs/fingerprintjs measures fonts in an empty frame of its own. */
const EMPTY_FRAME =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">';

interface Policies {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

/** Text without a tag is text, such as the style sheets that Mantine writes. */
export function markupOrNull(text: string): string | null {
  return !text.includes('<') || text === EMPTY_FRAME ? text : null;
}

/** Data, such as braintree-web's description of itself: an object that runs does nothing. */
export function dataOrNull(text: string): string | null {
  try {
    return typeof JSON.parse(text) === 'object' ? text : null;
  } catch {
    return null;
  }
}

/** The scripts that are loaded by their address: the service worker, and the worker that solves challenges. */
export function workerOrNull(address: string): string | null {
  const { origin, pathname } = new URL(address, location.href);
  const isOurs = origin === location.origin && WORKERS.test(pathname);
  return isOurs ? address : null;
}

const WORKERS = /^\/(service-worker|assets\/challenge-worker-[\w-]+)\.js$/;

// The browser applies the policy named `default` automatically. Browsers without Trusted Types ignore it.
const { trustedTypes } = globalThis as { trustedTypes?: Policies };
trustedTypes?.createPolicy('default', {
  createHTML: markupOrNull,
  createScript: dataOrNull,
  createScriptURL: workerOrNull,
});
