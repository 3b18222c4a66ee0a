import type { TickRendererProps } from '@visx/axis';
import styles from './plots.module.css';

/** An axis label in the product's own type, without the style attributes of visx's. */
export function tickLabel({ x, y, formattedValue, textAnchor, dx, dy }: TickRendererProps) {
  return (
    <text className={styles.tick} x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor}>
      {formattedValue}
    </text>
  );
}
