import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { UserFacingError } from '#local/system/errors.ts';
import { canInstall, installPackages } from './install-package.ts';

const PACKAGE = 'firefox-esr';
const NAMES = [PACKAGE, 'firefox'];
/** Playwright asks for answers' bodies by `network.addDataCollector`, which the former long-term release (140) lacks. */
const OLDEST = 153;
const APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Nothing leaves this machine: all but its own addresses goes to a proxy that is not there. */
const NO_NETWORK = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** The second one: journeys ask for reduced motion, which Playwright cannot set in Firefox for one context. */
export const FIREFOX_PREFERENCES = { ...NO_NETWORK, 'ui.prefersReducedMotion': 1 };

/**
 * A Firefox that runs: FIREFOX_PATH, or one of the usual places. As root on Debian its package is installed when there
 * is none. Throws UserFacingError that says exactly what to install: journeys are never skipped.
 */
export function ensureFirefox(say: (sentence: string) => void): string {
  const found = findFirefox();
  if (found) return found;
  if (canInstall()) {
    say(`  No Firefox ${OLDEST} or newer here: installing the package of this Debian.`);
    installPackages(PACKAGE);
    const installed = findFirefox();
    if (installed) return installed;
  }
  throw new UserFacingError(
    `These journeys need Firefox ${OLDEST} or newer, and there is none. Install it (Debian: "sudo apt-get install firefox-esr"; ` +
      'macOS: "brew install --cask firefox"), or set FIREFOX_PATH to one.',
  );
}

function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new UserFacingError(`FIREFOX_PATH is ${chosen}, and that does not run or is older than ${OLDEST}.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...APPLICATIONS].find(runs);
}

function runs(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' });
  return Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST;
}
