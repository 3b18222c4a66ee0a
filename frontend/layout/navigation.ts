import { PATHS } from '#frontend/app/paths.ts';
import {
  CardIcon,
  ClockIcon,
  HomeIcon,
  InfoIcon,
  PicksIcon,
  SettingsIcon,
  TrendIcon,
} from '#frontend/ui/icons.ts';

const RECORD = { to: PATHS.record, label: 'The Record', Icon: TrendIcon } as const;

/** The member's pages in the order of product.txt section 2, Navigation, and the record. */
export const MEMBER_PAGES = [
  { to: PATHS.home, label: 'Home', Icon: HomeIcon },
  { to: PATHS.picks, label: "Today's Picks", Icon: PicksIcon },
  { to: PATHS.subscription, label: 'Subscription Plan', Icon: CardIcon },
  { to: PATHS.account, label: 'Account Settings', Icon: SettingsIcon },
  RECORD,
] as const;

/** The visitor's pages. */
export const VISITOR_PAGES = [
  RECORD,
  { to: PATHS.landing, label: 'Home', Icon: HomeIcon },
  { to: PATHS.pricing, label: 'Plans', Icon: CardIcon },
  { to: PATHS.howItWorks, label: 'How it works', Icon: InfoIcon },
  { to: PATHS.trial, label: 'Free day', Icon: ClockIcon },
] as const;
