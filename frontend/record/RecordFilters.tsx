import { useState } from 'react';
import { chooseDisplay } from '#frontend/app/choose-display.ts';
import { useDisplay } from '#frontend/app/display.ts';
import { deviceZone, zoneChoices } from '#frontend/app/zone-choices.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { ODDS_FORMATS, type OddsFormat, oddsFormatLabel } from '#schema/rules/picks/odds-formats.ts';
import { MARKETS } from '#schema/rules/picks/pick-values.ts';
import { WINDOW_LABELS } from '#schema/rules/stats/figure-text.ts';
import type { RecordFilter } from '#schema/rules/stats/record-filter.ts';
import { WINDOWS } from '#schema/rules/stats/seasons.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import styles from './RecordFilters.module.css';

interface RecordFiltersProps {
  filter: RecordFilter;
  analysts: readonly string[];
  onChange(filter: RecordFilter): void;
}

type Part = 'league' | 'market' | 'analyst' | 'tier' | 'window' | 'asTier';
type Option = readonly [value: string, label: string];

const named = <Value extends string>(values: readonly Value[], label: (value: Value) => string): Option[] =>
  values.map((value) => [value, label(value)]);

/** No value of the filter's own: the days since a member joined are chosen beside it (OwnRecord.tsx). */
const SINCE = 'SINCE';

function daysOf({ since }: RecordFilter): Option[] {
  const windows = named(WINDOWS.slice(1), (window) => WINDOW_LABELS[window]);
  return since ? [[SINCE, `Since ${plainDay(since)}`], ...windows] : windows;
}

/** Which picks the figures are about. All choices are in the address. */
export function RecordFilters({ filter, analysts, onChange }: RecordFiltersProps) {
  const chosen = Object.keys(filter).length;
  const people =
    filter.analyst && !analysts.includes(filter.analyst) ? [filter.analyst, ...analysts] : analysts;
  const parts: [Part, label: string, any: string, options: Option[]][] = [
    ['league', 'League', 'All leagues', named(LEAGUES, (league) => league)],
    ['market', 'Market', 'All markets', named(MARKETS, (market) => marketLabel(market, filter.league))],
    ['analyst', 'Analyst', 'All analysts', named(people, (name) => name)],
    ['tier', 'Tier', 'All tiers', named(TIERS, tierLabel)],
    ['window', 'Days', WINDOW_LABELS.ALL, daysOf(filter)],
    [
      'asTier',
      'Odds used',
      'Ours when posting',
      named(TIERS, (tier) => `Those a ${tierLabel(tier)} member got`),
    ],
  ];
  const change = (part: Part, value: string) => {
    if (value === SINCE) return;
    const { [part]: _, since, ...others } = filter;
    onChange({ ...others, ...(part !== 'window' && since && { since }), ...(value && { [part]: value }) });
  };
  return (
    <search id="filters" aria-label="Filters" className={styles.filters}>
      {parts.map(([part, label, any, options]) => (
        <label key={part}>
          <span>{label}</span>
          <select
            className={styles.select}
            value={part === 'window' && filter.since ? SINCE : (filter[part] ?? '')}
            onChange={({ target }) => change(part, target.value)}
          >
            <option value="">{any}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <DisplayChoices />
      {chosen > 0 && (
        <Button variant="ghost" size="small" onClick={() => onChange({})}>
          Clear
        </Button>
      )}
    </search>
  );
}

/** How odds and times are written, on this page and everywhere else. */
function DisplayChoices() {
  const { odds, zone } = useDisplay();
  // Known as soon as somebody is about to open the list.
  const [here, setHere] = useState<string | null>(null);
  const findZone = () => setHere(deviceZone());
  return (
    <>
      <label>
        <span>Odds written as</span>
        <select
          className={styles.select}
          value={odds}
          onChange={({ target }) => void chooseDisplay({ odds: target.value as OddsFormat })}
        >
          {ODDS_FORMATS.map((format) => (
            <option key={format} value={format}>
              {oddsFormatLabel(format)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Times</span>
        <select
          className={styles.select}
          value={zone ?? ''}
          onFocus={findZone}
          onPointerDown={findZone}
          onChange={({ target }) => void chooseDisplay({ zone: target.value || null })}
        >
          {zoneChoices(zone, here).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
