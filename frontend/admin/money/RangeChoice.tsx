import { Link } from 'react-router-dom';
import styles from './Money.module.css';
import { RANGES, rangePath } from './ranges.ts';

/** How far back the figures go: addresses, so that a view can be kept and sent. */
export function RangeChoice({ months }: { months: number }) {
  return (
    <nav aria-label="Months" className={styles.ranges}>
      {RANGES.map((each) => (
        <Link key={each} to={rangePath(each)} aria-current={each === months ? 'true' : undefined}>
          {each} months
        </Link>
      ))}
    </nav>
  );
}
