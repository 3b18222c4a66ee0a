import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calibration, forecastBins } from '#schema/rules/stats/calibration.ts';
import { wilson } from '#schema/rules/stats/interval.ts';
import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { CalibrationPlot, type CalibrationPlotProps } from './CalibrationPlot.tsx';
import { ClvHistogram, type ClvHistogramProps } from './ClvHistogram.tsx';
import { RateBars, type RateBarsProps } from './RateBars.tsx';
import type { RateSlice } from './rate-text.ts';
import { UnitsCurve, type UnitsCurveProps } from './UnitsCurve.tsx';

interface RecordPlotsProps {
  curve: UnitsCurveProps['days'];
  rates: RateBarsProps;
  closing: ClvHistogramProps;
  calibration: CalibrationPlotProps['calibration'];
}

/** All four, as the page of the record shows them. */
function RecordPlots({ curve, rates, closing, calibration: told }: RecordPlotsProps) {
  return (
    <>
      <UnitsCurve days={curve} />
      <RateBars {...rates} />
      <ClvHistogram {...closing} />
      <CalibrationPlot calibration={told} />
    </>
  );
}

const DAYS: PlottedDay[] = [
  { day: '2026-11-18', picks: 3, units: 1.5, belowPeak: 0, luck: 3.2 },
  { day: '2026-11-19', picks: 7, units: -2.25, belowPeak: 3.75, luck: 5.1 },
  { day: '2026-11-20', picks: 1204, units: 6.4, belowPeak: 0, luck: 6.1 },
];

function slice(name: string, wins: number, n: number): RateSlice {
  const isEnough = n >= 30;
  return {
    name,
    n,
    needed: 30,
    priced: n,
    value: isEnough ? wins / n : null,
    interval: isEnough ? wilson(wins, n) : null,
    breakEven: isEnough ? 0.5236 : null,
  };
}

const forecast = (times: number, probability: number, won: number) =>
  Array.from({ length: times }, (_, place) => ({ probability, won: place < won }));

const DEMO: RecordPlotsProps = {
  curve: DAYS,
  rates: {
    dimension: 'League',
    slices: [slice('MLB', 8, 12), slice('NBA', 240, 400), slice('NFL', 110, 221)],
  },
  closing: {
    closingLine: { n: 40, needed: 30, value: 0.0123, interval: { low: 0.004, high: 0.021 } },
    bins: [
      { from: null, to: -0.1, n: 10 },
      { from: -0.1, to: -0.09, n: 0 },
      { from: 0, to: 0.01, n: 30 },
    ],
  },
  calibration: calibration(forecastBins([...forecast(100, 0.55, 52), ...forecast(100, 0.65, 40)])),
};

const show = (changes: Partial<RecordPlotsProps> = {}) => render(<RecordPlots {...DEMO} {...changes} />);
const figure = (name: string | RegExp) => screen.getByRole('figure', { name });
const reading = (name: string | RegExp) => figure(name).querySelector('output') as HTMLOutputElement;
const cursorOf = (name: string | RegExp) => within(figure(name)).getByRole('slider');

const PLOTS: [name: string, finding: string, cursor: string, first: string][] = [
  [
    'Units over time',
    '+6.4 units after 1,204 picks, above what luck alone does in 95 of 100 records (±6.1). ' +
      'Biggest drop: 3.8 units, until Nov 19, 2026.',
    'Day of Units over time',
    'Nov 20, 2026 +6.4 units after 1,204 picks; luck alone stays between −6.1 and +6.1',
  ],
  [
    'Hit rate against break-even by league',
    'Clearly above break-even: 1 of 2. Clearly below: 0. ' +
      'With 2 to compare, luck alone puts at least one above in 5 of 100 records.',
    'League of Hit rate against break-even by league',
    'MLB 12 of the 30 that a hit rate needs',
  ],
  [
    'Closing line value',
    '+1.2% on average (95% range: +0.4% to +2.1%) over 40 picks. 75.0% of them matched or beat it.',
    'Range of Closing line value',
    '0% to +1% 30 picks, 75.0% of all',
  ],
  [
    'Calibration',
    '1 of 2 groups won as often as stated, within their 95% ranges. Brier score 0.2765 over 200 picks; ' +
      '0.2484 is what a single chance for all of them would score; lower is better.',
    'Chance of Calibration',
    'Said 55.0% won 52.0% of 100 (95% range: 42.3% to 61.5%)',
  ],
];

describe.each(PLOTS)('%s', (name, finding, cursor, first) => {
  test('says what it found, and its first reading', () => {
    show();
    expect(figure(name)).toHaveTextContent(finding);
    expect(cursorOf(name)).toHaveAccessibleName(cursor);
    expect(reading(name)).toHaveTextContent(first);
  });

  test('is gone through by keyboard, and the cursor’s value is the whole reading, once', async () => {
    show();
    const slider = cursorOf(name);
    while (document.activeElement !== slider) await userEvent.tab();
    const patterns = new Set<string | null>();
    const places = Number(slider.getAttribute('max')) + 1;
    for (let place = 0; place < places; place += 1) {
      fireEvent.change(slider, { target: { value: String(place) } });
      patterns.add(reading(name).textContent);
      expect(slider.getAttribute('aria-valuetext')?.replace(': ', ' ')).toBe(reading(name).textContent);
    }
    expect(patterns.size).toBe(places);
    expect(within(figure(name)).queryByRole('status')).toBeNull();
  });

  test('has all of its values in a table', async () => {
    show();
    expect(within(figure(name)).queryByRole('table')).toBeNull();
    await userEvent.click(within(figure(name)).getByText('Show as table'));
    const table = await within(figure(name)).findByRole('table', { name });
    const places = Number(cursorOf(name).getAttribute('max')) + 1;
    expect(within(table).getAllByRole('rowheader')).toHaveLength(places);
  });
});

test('the table of the curve holds each day as it was', async () => {
  show();
  const curve = within(figure('Units over time'));
  await userEvent.click(curve.getByText('Show as table'));
  const row = await curve.findByRole('row', { name: /Nov 19/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['7', '−2.25', '5.10', '3.75']);
});

test('a pointer moves the cursor too, and stays within the plot', async () => {
  show();
  const picture = figure('Units over time').querySelector('svg') as SVGElement;
  await userEvent.pointer({ target: picture, coords: { clientX: 1, clientY: 1 } });
  expect(reading('Units over time')).toHaveTextContent('Nov 18, 2026 +1.5 units after 3 picks');
  const rates = figure(/Hit rate/).querySelector('svg') as SVGElement;
  await userEvent.pointer({ target: rates, coords: { clientX: 10, clientY: 999 } });
  expect(reading(/Hit rate/)).toHaveTextContent('NFL 49.8% of 221 won');
});

test('other picks keep the cursor inside', () => {
  const { rerender } = show();
  fireEvent.change(cursorOf(/Hit rate/), { target: { value: '2' } });
  rerender(<RecordPlots {...DEMO} rates={{ dimension: 'League', slices: [slice('NBA', 240, 400)] }} />);
  expect(reading(/Hit rate/)).toHaveTextContent('NBA 60.0% of 400 won');
});

test('color is never the only signal', () => {
  show();
  for (const name of ['Units over time', 'Closing line value']) {
    const pattern = figure(name).querySelector('pattern')?.id;
    expect(pattern).toBeTruthy();
    expect(figure(name).querySelector(`[fill="url(#${pattern})"]`)).not.toBeNull();
  }
  expect(figure('Calibration').querySelectorAll('circle[data-off]')).toHaveLength(1);
  expect(within(figure('Calibration')).getByText('Off by more')).toBeVisible();
});

test('the day at the end of the axis is not cut', () => {
  show();
  const day = within(figure('Units over time')).getByText('Nov 20, 2026', { selector: 'text' });
  expect(day).toHaveAttribute('text-anchor', 'end');
});

test('a strict content policy has nothing to refuse: no style attribute, no style element', () => {
  const { container } = show();
  expect(container.querySelectorAll('[style], style, foreignObject')).toHaveLength(0);
});

test('too little for a plot is said in its place', () => {
  show({
    curve: DAYS.slice(0, 1),
    rates: { dimension: 'Market', slices: [] },
    closing: { closingLine: { n: 12, needed: 30, value: null, interval: null }, bins: [] },
    calibration: calibration([]),
  });
  expect(figure('Units over time')).toHaveTextContent('A curve begins with its second day.');
  expect(figure(/by market/)).toHaveTextContent('There are no graded picks yet.');
  expect(figure('Closing line value')).toHaveTextContent('12 of the 30 that this plot needs');
  expect(figure('Calibration')).toHaveTextContent('0 of the 200 that this plot needs');
  expect(screen.queryByRole('slider')).toBeNull();
});
