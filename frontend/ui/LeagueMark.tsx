import type { League } from '#schema/rules/picks/leagues.ts';
import { BaseballIcon, BasketballIcon, FootballIcon } from './icons.ts';
import styles from './LeagueMark.module.css';

const ICONS = {
  NFL: FootballIcon,
  NCAAF: FootballIcon,
  NBA: BasketballIcon,
  NCAAB: BasketballIcon,
  MLB: BaseballIcon,
  NHL: PuckIcon,
};

/** A league by its ball, its colour and its name. */
export function LeagueMark({ league }: { league: League }) {
  const Icon = ICONS[league];
  return (
    <span className={styles.mark} data-league={league}>
      <span className={styles.icon}>
        <Icon size={17} stroke={1.8} aria-hidden="true" />
      </span>
      {league}
    </span>
  );
}

/** The icon set has no hockey puck. */
function PuckIcon({ size, stroke }: { size: number; stroke: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      <ellipse cx="12" cy="9" rx="9" ry="4" />
      <path d="M3 9v6c0 2.2 4 4 9 4s9-1.8 9-4V9" />
    </svg>
  );
}
