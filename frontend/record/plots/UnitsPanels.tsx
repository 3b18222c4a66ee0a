import { Drawing } from '#frontend/plots/PlotFigure.tsx';
import { sharedScale, smallUnitsPlot } from '#schema/pages/plots/small-units-plot.ts';
import { sliceName } from '#schema/rules/stats/figure-text.ts';
import type { SliceLines } from '#schema/rules/stats/stats-file.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import styles from './UnitsPanels.module.css';

/** Units by league and by tier, each in a panel of its own and all on one scale. */
export function UnitsPanels({ lines }: { lines: readonly SliceLines[] }) {
  const shown = lines.filter(({ slices }) => slices.length > 1);
  const shared = sharedScale(shown.flatMap(({ slices }) => slices.map(({ points }) => points)));
  if (shown.length === 0) return null;
  return (
    <section className={styles.groups} aria-labelledby="panels">
      <h2 id="panels">Units by league and by tier</h2>
      <p>All on one scale, at the stakes we gave. The gray line is zero.</p>
      {shown.map(({ dimension, slices }) => (
        <ul key={dimension} className={styles.panels}>
          {slices.map(({ name, points }) => {
            const units = points.at(-1)?.units ?? 0;
            return (
              <li key={name}>
                <span className={styles.name}>{sliceName(dimension, name)}</span>
                <span className={styles.units} data-tone={units > 0 ? 'win' : units < 0 ? 'loss' : undefined}>
                  {unitsText(units)}
                </span>
                <Drawing of={smallUnitsPlot(points, shared)} />
              </li>
            );
          })}
        </ul>
      ))}
    </section>
  );
}
