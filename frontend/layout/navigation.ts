import {
  AdminIcon,
  CardIcon,
  ClockIcon,
  HomeIcon,
  InfoIcon,
  PicksIcon,
  SettingsIcon,
  TrendIcon,
} from '#frontend/ui/icons.ts';
import type { LinkIcon } from '#schema/rules/text/site-links.ts';

/** What stands beside the links of schema/rules/text/site-links.ts in menus. */
export const LINK_ICONS = {
  record: TrendIcon,
  home: HomeIcon,
  picks: PicksIcon,
  plans: CardIcon,
  settings: SettingsIcon,
  info: InfoIcon,
  clock: ClockIcon,
  admin: AdminIcon,
} as const satisfies Record<LinkIcon, unknown>;
