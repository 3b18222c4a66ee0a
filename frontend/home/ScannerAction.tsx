import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { useScannerCountQuery } from '#frontend/generated/graphql.ts';
import { NextIcon, TrendIcon } from '#frontend/ui/icons.ts';
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
          <span>{countText(open)}</span>
        </span>
        <NextIcon size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}

function countText(open: number): string {
  if (open === 0) return 'None stands right now';
  return open === 1 ? 'One stands right now' : `${open} stand right now`;
}
