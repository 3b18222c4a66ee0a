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

/** The member's pages in the order of product.txt section 2, Navigation. */
export const MEMBER_PAGES = [
  { to: PATHS.home, label: 'Home', Icon: HomeIcon },
  { to: PATHS.picks, label: "Today's Picks", Icon: PicksIcon },
  { to: PATHS.subscription, label: 'Subscription Plan', Icon: CardIcon },
  { to: PATHS.account, label: 'Account Settings', Icon: SettingsIcon, TrendIcon },
] as const;

/** The visitor's pages. */
export const VISITOR_PAGES = [
  { to: PATHS.record, label: 'The Record', Icon: TrendIcon },
  { to: PATHS.landing, label: 'Home', Icon: HomeIcon },
  { to: PATHS.pricing, label: 'Plans', Icon: CardIcon },
  { to: PATHS.howItWorks, label: 'How it works', Icon: InfoIcon },
  { to: PATHS.trial, label: 'Free Trial', Icon: ClockIcon },
] as const;

/** The account dropdown has all but Home. */
export const ACCOUNT_PAGES = MEMBER_PAGES.filter(({ to }) => to !== PATHS.home);
