import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { useScannerCountQuery } from '#frontend/generated/graphql.ts';
import { NextIcon, TrendIcon } from '#frontend/ui/icons.ts';
import { standingText } from '#schema/rules/market/arbitrage.ts';
import styles from './QuickActions.module.css';

/** The way to the arbitrage scanner. Nothing where no odds are set up, and for a member who takes a break. */
export function ScannerAction() {
  const { data } = useScannerCountQuery();
  const open = data?.arbitrages.open ?? null;
  if (open === null) return null;
  return (
    <li>
      <Link to={PATHS.scanner} className={styles.action}>
        <TrendIcon size={22} stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>
          <strong>Arbitrage scanner</strong>
          <span>{standingText(open)}</span>
        </span>
        <NextIcon size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}
