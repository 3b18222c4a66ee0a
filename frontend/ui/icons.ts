/**
 * The product's icons by what they mean here: one line weight on a 24 px grid. Each is its own export, so that a
 * page loads only those that it shows.
 */

export { default as TrendIcon } from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
export { default as FilterIcon } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
export { default as WarningIcon } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
export { default as ArrowIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
export { default as FootballIcon } from '@tabler/icons-react/dist/esm/icons/IconBallAmericanFootball.mjs';
export { default as BaseballIcon } from '@tabler/icons-react/dist/esm/icons/IconBallBaseball.mjs';
export { default as BasketballIcon } from '@tabler/icons-react/dist/esm/icons/IconBallBasketball.mjs';
export { default as WithdrawIcon } from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
export { default as BellIcon } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
export { default as CheckIcon } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
export { default as DownIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
export { default as PreviousIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
export { default as NextIcon } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
export { default as ClockIcon } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
export { default as CardIcon } from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
export { default as HomeIcon } from '@tabler/icons-react/dist/esm/icons/IconHome2.mjs';
export { default as InfoIcon } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
export { default as CardsIcon } from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
export { default as PicksIcon } from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
export { default as LockIcon } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
export { default as SignOutIcon } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
export { default as MenuIcon } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
export { default as MoonIcon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
export { default as EditIcon } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
export { default as PauseIcon } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
export { default as PlayIcon } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
export { default as PlusIcon } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
export { default as RetryIcon } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
export { default as SealIcon } from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
export { default as ScannerIcon } from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
export { default as SettingsIcon } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
export { default as AdminIcon } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
export { default as SunIcon } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
export { default as DeleteIcon } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
export { default as TrophyIcon } from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
export { default as PersonIcon } from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
export { default as CloseIcon } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
