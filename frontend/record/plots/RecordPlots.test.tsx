import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { calibration } from '#schema/rules/stats/calibration.ts';
import { wilson } from '#schema/rules/stats/interval.ts';
import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import type { SliceLines, StatsSlice } from '#schema/rules/stats/stats-file.ts';
import { forecastBins } from '#schema/testing/forecast-bins.ts';
import { NO_SUMS } from '#schema/testing/total-sums.ts';
import { CalibrationPlot, type CalibrationPlotProps } from './CalibrationPlot.tsx';
import { ClvHistogram, type ClvHistogramProps } from './ClvHistogram.tsx';
import { RateTable } from './RateTable.tsx';
import { UnitsCurve, type UnitsCurveProps } from './UnitsCurve.tsx';
import { UnitsPanels } from './UnitsPanels.tsx';

interface RecordPlotsProps {
  curve: UnitsCurveProps['days'];
  closing: ClvHistogramProps;
  calibration: CalibrationPlotProps['calibration'];
}

/** All three that are read by pointing, as the page of the record shows them. */
function RecordPlots({ curve, closing, calibration: told }: RecordPlotsProps) {
  return (
    <>
      <UnitsCurve days={curve} />
      <ClvHistogram {...closing} />
      <CalibrationPlot calibration={told} />
    </>
  );
}

const DAYS: PlottedDay[] = [
  { day: '2026-09-18', picks: 3, units: 1.5, belowPeak: 0, luck: 3.2 },
  { day: '2026-10-19', picks: 7, units: -2.25, belowPeak: 3.75, luck: 5.1 },
  { day: '2026-11-20', picks: 1204, units: 6.4, belowPeak: 0, luck: 6.1 },
];

const forecast = (times: number, probability: number, won: number) =>
  Array.from({ length: times }, (_, place) => ({ probability, won: place < won }));

const DEMO: RecordPlotsProps = {
  curve: DAYS,
  closing: {
    closingLine: { n: 40, needed: 30, value: 0.0123, interval: { low: 0.004, high: 0.021 } },
    bins: [
      { from: null, to: -0.1, n: 10 },
      { from: -0.1, to: -0.09, n: 0 },
      { from: 0, to: 0.01, n: 30 },
    ],
    early: 3,
  },
  calibration: calibration(forecastBins([...forecast(100, 0.55, 52), ...forecast(100, 0.65, 40)])),
};

const show = (changes: Partial<RecordPlotsProps> = {}) => render(<RecordPlots {...DEMO} {...changes} />);
const figure = (name: string | RegExp) => screen.getByRole('figure', { name });
const cursorOf = (name: string | RegExp) => within(figure(name)).getByRole('slider');
/** These pages have no layout: the picture is given a width to be pointed at. */
const widened = (plot: HTMLElement) => {
  plot.getBoundingClientRect = () => ({ left: 0, width: 200, top: 0, height: 200 }) as DOMRect;
  return plot;
};

const PLOTS: [name: string, finding: string, cursor: string, first: string][] = [
  [
    'Units over time',
    'Units won at the stakes we gave, above the band that luck alone fills in 95 of 100 records.',
    'Day of Units over time',
    'Nov 20, 2026: +6.4 units after 1,204 picks; luck alone stays within ±6.1',
  ],
  [
    'Closing line value',
    'On average our odds were 1.2% better than those at the start of the game (95% range: +0.4% to +2.1%). 75.0% of 40 picks matched or beat them.',
    'Range of Closing line value',
    '0% to +1%: 30 picks, 75.0% of all',
  ],
  [
    'Stated chance against result',
    '1 of 2 groups won as often as we stated, as far as chance lets anyone tell.',
    'Chance of Stated chance against result',
    'Said 55.0%: won 52.0% of 100 (95% range: 42.3% to 61.5%)',
  ],
];

describe.each(PLOTS)('%s', (name, finding, cursor, first) => {
  test('says what it found, and its first reading', () => {
    show();
    expect(figure(name)).toHaveTextContent(finding);
    expect(cursorOf(name)).toHaveAccessibleName(cursor);
    expect(cursorOf(name)).toHaveAttribute('aria-valuetext', first);
    expect(figure(name)).toHaveTextContent(first.replace(': ', ' '));
  });

  test('is gone through by arrow keys on the plot itself, without a slider beside it', async () => {
    show();
    const plot = cursorOf(name);
    expect(plot.tagName).toBe('DIV');
    while (document.activeElement !== plot) await userEvent.tab();
    await userEvent.keyboard('{Home}');
    const seen = [plot.getAttribute('aria-valuetext')];
    const last = Number(plot.getAttribute('aria-valuemax'));
    for (let place = 0; place < last; place += 1) {
      await userEvent.keyboard('{ArrowRight}');
      seen.push(plot.getAttribute('aria-valuetext'));
    }
    expect(new Set(seen).size).toBe(last + 1);
    await userEvent.keyboard('{ArrowRight}');
    expect(plot).toHaveAttribute('aria-valuenow', String(last));
    expect(within(figure(name)).queryByRole('status')).toBeNull();
  });

  test('has all of its values in a table', async () => {
    show();
    expect(within(figure(name)).queryByRole('table')).toBeNull();
    await userEvent.click(within(figure(name)).getByText('Show as table'));
    const table = await within(figure(name)).findByRole('table', { name });
    const places = Number(cursorOf(name).getAttribute('aria-valuemax')) + 1;
    expect(within(table).getAllByRole('rowheader')).toHaveLength(places);
  });
});

test('the table of the curve holds each day as it was', async () => {
  show();
  const curve = within(figure('Units over time'));
  await userEvent.click(curve.getByText('Show as table'));
  const row = await curve.findByRole('row', { name: /Oct 19/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['7', '−2.3', '5.1', '3.8']);
});

test('pointing and touching read the plot, from its first item to its last', () => {
  show();
  const plot = widened(cursorOf('Units over time'));
  expect(plot.querySelector('line[y2="100%"]')).toBeNull();
  fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 1 }));
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('Sep 18, 2026'));
  expect(plot.querySelector('line[y2="100%"]')).toHaveAttribute('x1', '0%');
  fireEvent(plot, new MouseEvent('pointerdown', { bubbles: true, clientX: 999 }));
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 20, 2026'));
});

test('fewer items keep the cursor inside', async () => {
  const { rerender } = show();
  cursorOf('Closing line value').focus();
  await userEvent.keyboard('{End}');
  rerender(<RecordPlots {...DEMO} closing={{ ...DEMO.closing, bins: DEMO.closing.bins.slice(0, 1) }} />);
  expect(cursorOf('Closing line value')).toHaveAttribute('aria-valuenow', '0');
});

test('the plot names what it draws: no legend, no hatching, months and not dates', () => {
  const { container } = show();
  const curve = within(figure('Units over time'));
  expect(curve.getByText('luck alone, 95 of 100')).toBeInTheDocument();
  expect(curve.getByText('+6.4 units')).toBeInTheDocument();
  expect(curve.getAllByText(/^(Oct|Nov)$/).map((label) => label.textContent)).toEqual(['Oct', 'Nov']);
  expect(within(figure('Closing line value')).getByText('better →')).toBeInTheDocument();
  expect(within(figure(/Stated chance/)).getByText('100 picks')).toBeInTheDocument();
  expect(container.querySelectorAll('pattern, ul, input')).toHaveLength(0);
});

test('the line has the color of the product', () => {
  show();
  const paths = figure('Units over time').querySelectorAll('path[stroke="var(--accent)"]');
  expect(paths).toHaveLength(1);
});

test('what is off by more than chance is said on the plot, not by color', () => {
  show();
  expect(within(figure(/Stated chance/)).getByText('100 picks, off by more than chance')).toBeInTheDocument();
});

test('a strict content policy has nothing to refuse: no style attribute, no style element', () => {
  const { container } = show();
  expect(container.querySelectorAll('[style], style, foreignObject')).toHaveLength(0);
});

test('too little for a plot is said in its place', () => {
  show({
    curve: DAYS.slice(0, 1),
    closing: { closingLine: { n: 12, needed: 30, value: null, interval: null }, bins: [], early: 1 },
    calibration: calibration([]),
  });
  expect(figure('Units over time')).toHaveTextContent('A curve begins with its second day.');
  expect(figure('Closing line value')).toHaveTextContent(
    'Closing prices are known of 12 of 30 picks. 1 closing price was noted more than a minute before the start and does not count.',
  );
  expect(figure(/Stated chance/)).toHaveTextContent('A chance was stated for 0 of 200 picks.');
  expect(screen.queryByRole('slider')).toBeNull();
});

function slice(name: string, wins: number, n: number): StatsSlice {
  const hitRate = {
    ...{ n, needed: 30, priced: n },
    value: n >= 30 ? wins / n : null,
    interval: n >= 30 ? wilson(wins, n) : null,
    breakEven: n >= 30 ? 0.5236 : null,
  };
  const figures = { ...recordFigures(NO_SUMS), n, wins, losses: n - wins, hitRate };
  return { name, figures, adjustedChance: n >= 30 ? 0.12 : null };
}

describe('hit rates', () => {
  const slices = [slice('NFL', 110, 221), slice('MLB', 8, 12), slice('NBA', 240, 400)];
  const showRates = (given = slices) =>
    render(
      <MemoryRouter>
        <RateTable dimension="LEAGUE" slices={given} filter={{}} />
      </MemoryRouter>,
    );

  test('are one table with the plot in it, by the lower end of their ranges', () => {
    showRates();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'NBA240–160',
      'NFL110–111',
      'MLB8–4',
    ]);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('60.0% of 400');
    expect(rows[0]).toHaveTextContent('55.1% to 64.7%, break-even 52.4%');
    expect(rows[2]).toHaveTextContent('12 of 30 picks');
    expect(screen.getByRole('region', { name: 'Hit rate by league' })).toHaveTextContent(
      'Clearly above break-even: 1 of 2; clearly below: 0. With 2 to compare, luck alone puts at least one above in 5 of 100 records.',
    );
  });

  test('are dots on an axis that is cut and says so, larger for more picks', () => {
    showRates();
    expect(screen.getByRole('columnheader', { name: /The axis is cut: 40% to 70%/ })).toBeInTheDocument();
    const [nba, nfl, mlb] = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('circle'));
    expect(Number(nba?.getAttribute('r'))).toBeGreaterThan(Number(nfl?.getAttribute('r')));
    expect(nba).toHaveAttribute('cx', '66.67%');
    expect(mlb).toBeNull();
  });

  test('whose range reaches further widen the axis', () => {
    showRates([slice('NHL', 9, 30)]);
    expect(screen.getByRole('columnheader', { name: /The axis is cut: 10% to 70%/ })).toBeInTheDocument();
  });
});

describe('units by league and plan', () => {
  const points = (units: number) => [
    { day: '2026-09-01', units: 0 },
    { day: '2026-11-01', units },
  ];
  const lines: SliceLines[] = [
    {
      dimension: 'LEAGUE',
      slices: [
        { name: 'MLB', points: points(100) },
        { name: 'NHL', points: points(-50) },
        { name: 'NBA', points: points(25) },
      ],
    },
    { dimension: 'TIER', slices: [{ name: 'VIP', points: points(25) }] },
  ];

  test('are panels on one scale', () => {
    render(<UnitsPanels lines={lines} />);
    const panels = screen.getAllByRole('listitem');
    expect(panels.map((panel) => panel.textContent)).toEqual([
      'MLB+100.0 units',
      'NHL−50.0 units',
      'NBA+25.0 units',
    ]);
    const ends = panels.map((panel) => Number(panel.querySelector('circle')?.getAttribute('cy')));
    // Of 150 units in 56 pixels.
    expect(ends[0]).toBeCloseTo(8, 0);
    expect(ends[1]).toBeCloseTo(64, 0);
    expect(ends[2]).toBeCloseTo(36, 0);
  });

  test('are left out where nothing can be compared', () => {
    render(<UnitsPanels lines={lines.slice(1)} />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
