import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ICON_PATHS } from './icons.ts';

/** Where frontend/ui/icons.ts takes them from, by the names that it gives them. */
const NAMES = {
  record: 'TrendIcon',
  home: 'HomeIcon',
  picks: 'PicksIcon',
  alerts: 'BellIcon',
  scanner: 'ScannerIcon',
  plans: 'CardIcon',
  settings: 'SettingsIcon',
  info: 'InfoIcon',
  clock: 'ClockIcon',
  admin: 'AdminIcon',
  person: 'PersonIcon',
  down: 'DownIcon',
  out: 'SignOutIcon',
  menu: 'MenuIcon',
  moon: 'MoonIcon',
  sun: 'SunIcon',
  close: 'CloseIcon',
} as const satisfies Record<keyof typeof ICON_PATHS, string>;

const ICONS = readFileSync('frontend/ui/icons.ts', 'utf8');

test.each(Object.entries(NAMES))('%s is drawn as the front end’s %s', (name, component) => {
  const [, file] = new RegExp(`default as ${component} \\} from '(.+)'`).exec(ICONS) ?? [];
  const source = readFileSync(`node_modules/${file}`, 'utf8');
  const paths = [...source.matchAll(/"d": "([^"]+)"/g)].map(([, path]) => path);
  expect(ICON_PATHS[name as keyof typeof NAMES]).toBe(paths.join(''));
});
