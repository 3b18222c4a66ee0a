import { Link } from 'react-router-dom';
import styles from './Waterfall.module.css';

/** A step of a waterfall: what is there at its beginning or end, or what changed it. */
export interface Step {
  name: string;
  cents: number;
  /** Drawn from nothing: it is no change. */
  isTotal?: boolean;
  /** The list of what it is made of. */
  to?: string;
}

interface WaterfallProps {
  title: string;
  steps: readonly Step[];
  amount(step: Step): string;
}

/** Where an amount came from: each step begins where the one above it ended. */
export function Waterfall({ title, steps, amount }: WaterfallProps) {
  return (
    <section className={styles.waterfall}>
      <h3>{title}</h3>
      <ol>
        {placed(steps).map(({ step, left, width, isCut }) => (
          <li key={step.name} data-total={step.isTotal || undefined}>
            <span>{step.name}</span>
            <span className={styles.track} aria-hidden="true">
              {step.cents !== 0 && (
                <i
                  data-loss={(!step.isTotal && step.cents < 0) || undefined}
                  data-cut={isCut || undefined}
                  style={{ left: `${left}%`, width: `${width}%` }}
                />
              )}
            </span>
            {step.to ? <Link to={step.to}>{amount(step)}</Link> : <span>{amount(step)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** From where to where each step goes, in hundredths of the whole width. */
function placed(steps: readonly Step[]) {
  let sum = 0;
  const spans = steps.map(({ cents, isTotal }) => {
    const from = isTotal ? 0 : sum;
    sum = from + cents;
    return { low: Math.min(from, sum), high: Math.max(from, sum), end: sum, isTotal: !!isTotal };
  });
  const most = Math.max(1, ...spans.map(({ high }) => high));
  const begin = beginOf(spans, most);
  const share = (cents: number) => (100 * Math.max(0, cents)) / (most - begin);
  return steps.map((step, at) => {
    const { low, high } = spans[at] ?? { low: 0, high: 0 };
    const left = share(low - begin);
    return { step, left, width: share(high - begin) - left, isCut: low < begin };
  });
}

/** Changes that are smaller beside what was there would be slivers. */
const SMALL = 0.5;

/** Where the picture begins, in cents: at nothing, unless there are changes, and all are small and far from it. */
function beginOf(spans: readonly { end: number; isTotal: boolean }[], most: number): number {
  const least = Math.min(...spans.map(({ end }) => end));
  if (least < 0) return least;
  const isFar = spans[0]?.isTotal && least < most && most - least < SMALL * most;
  return isFar ? least - (most - least) : 0;
}
