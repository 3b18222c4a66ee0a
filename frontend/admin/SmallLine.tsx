import { pathOf } from '#schema/pages/plots/parts.ts';
import { scale } from '#schema/pages/plots/scale.ts';
import styles from './SmallLine.module.css';

const [TOP, BOTTOM] = [3, 29];

/** A line that shows how a figure went, without axes: the words beside it have the amounts. Takes two values or more. */
export function SmallLine({ values, height = 32 }: { values: readonly number[]; height?: number }) {
  if (values.length < 2) return null;
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = scale([least, most], [BOTTOM, TOP]);
  const points = values.map((value, at) => [(100 * at) / (values.length - 1), y(value)] as const);
  const line = pathOf(points);
  return (
    <svg
      className={styles.line}
      height={height}
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d={`${line}L100 ${y(0)}L0 ${y(0)}Z`} />
      <path className={styles.rim} d={line} />
      <path className={styles.drawn} d={line} />
    </svg>
  );
}
