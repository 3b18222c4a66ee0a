import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { UserFacingError } from '#local/system/errors.ts';
import { canInstall, installPackages } from './install-package.ts';

/** Chromium without a window: the same pages for about two thirds of the work, so it comes first. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Where Playwright keeps the browsers that it has downloaded. */
const PLAYWRIGHT = [
  '.cache/ms-playwright/chromium_headless_shell-*/chrome-*linux*/*headless*shell',
  '.cache/ms-playwright/chromium-*/chrome-linux*/chrome',
  'Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
  'AppData/Local/ms-playwright/chromium-*/chrome-win*/chrome.exe',
];

/** No calls home. The last one: whatever a page may ask of others, nothing leaves this machine. */
export const CHROMIUM_ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Which Chromium: `WHOLE` also shows notifications, which the shell denies to every page. */
export type ChromiumKind = 'ANY' | 'WHOLE';

const PACKAGES = { ANY: SHELL, WHOLE: 'chromium' };

/**
 * A Chromium that runs: CHROMIUM_PATH, the headless shell, one of the usual places, or Playwright's. As root on Debian
 * its package is installed when there is none, and on a build machine when there is no shell. Throws UserFacingError that says
 * exactly what to install: journeys are never skipped.
 */
export function ensureChromium(say: (sentence: string) => void, kind: ChromiumKind = 'ANY'): string {
  const found = findChromium(kind);
  if (found && (kind === 'WHOLE' || !wantsShell(found))) return found;
  if (canInstall()) {
    say(`  No Chromium${found ? ' shell' : ''} here: installing the package of this Debian.`);
    try {
      installPackages(PACKAGES[kind]);
    } catch (error) {
      if (!found) throw error;
    }
    const installed = findChromium(kind);
    if (installed) return installed;
  }
  throw new UserFacingError(
    `The journeys need Chromium, and there is none. Install it (Debian: "sudo apt-get install ${PACKAGES[kind]}"; ` +
      'macOS: "brew install --cask chromium"; anywhere: "npx playwright-core install chromium"), ' +
      'or set CHROMIUM_PATH to one.',
  );
}

/** A build machine would pay for a whole one with each run, and gets the shell; a person's Chromium will do. */
function wantsShell(found: string): boolean {
  return (
    Boolean(process.env.CI) && found !== process.env.CHROMIUM_PATH && isOfKind('WHOLE', found) && canInstall()
  );
}

function findChromium(kind: ChromiumKind): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && isOfKind(kind, chosen)) {
    if (runs(chosen)) return chosen;
    throw new UserFacingError(`CHROMIUM_PATH is ${chosen}, and that does not run.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = (names: string[]) => names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const downloaded = PLAYWRIGHT.flatMap((pattern) => globSync(join(homedir(), pattern)));
  const places = [...onPath([SHELL]), ...APPLICATIONS, ...onPath(NAMES), ...downloaded];
  return places.find((path) => isOfKind(kind, path) && existsSync(path) && runs(path));
}

function isOfKind(kind: ChromiumKind, path: string): boolean {
  return kind === 'ANY' || !/headless[-_]shell/.test(path);
}

/** Ubuntu's package is a doorway to a snap that is not there in a container, so a file alone proves nothing. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
