import {
  AdminIcon,
  BellIcon,
  CardIcon,
  ClockIcon,
  HomeIcon,
  InfoIcon,
  PicksIcon,
  ScannerIcon,
  SettingsIcon,
  TrendIcon,
} from '#frontend/ui/icons.ts';
import type { LinkIcon } from '#schema/rules/text/site-links.ts';

/** What is beside the links of schema/rules/text/site-links.ts in menus. */
export const LINK_ICONS = {
  record: TrendIcon,
  home: HomeIcon,
  picks: PicksIcon,
  alerts: BellIcon,
  scanner: ScannerIcon,
  plans: CardIcon,
  settings: SettingsIcon,
  info: InfoIcon,
  clock: ClockIcon,
  admin: AdminIcon,
} as const satisfies Record<LinkIcon, unknown>;
