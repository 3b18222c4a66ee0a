import { Button } from '#frontend/ui/Button.tsx';
import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import styles from './PickFilters.module.css';
import type { PickFilter } from './pick-filter.ts';
import type { PickSort } from './pick-sort.ts';

export interface PickFiltersProps {
  filter: PickFilter;
  sort: PickSort | null;
  isToday: boolean;
  onChange(filter: PickFilter): void;
  onSort(sort: PickSort | null): void;
}

/** Shows the picks of one league or tier only, and in another order. All choices are in the address. */
export function PickFilters({ filter, sort, isToday, onChange, onSort }: PickFiltersProps) {
  const { league, tier } = filter;
  return (
    <search className={styles.filters}>
      <select
        className={styles.select}
        aria-label="League"
        value={league ?? ''}
        onChange={({ target }) => onChange({ tier, league: (target.value as League) || null })}
      >
        <option value="">All leagues</option>
        {LEAGUES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label="Plan"
        value={tier ?? ''}
        onChange={({ target }) => onChange({ league, tier: (target.value as Tier) || null })}
      >
        <option value="">All plans</option>
        {TIERS.map((each) => (
          <option key={each} value={each}>
            {tierLabel(each)}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        aria-label="Sort"
        value={sort ?? ''}
        onChange={({ target }) => onSort((target.value as PickSort) || null)}
      >
        <option value="">{isToday ? 'By plan' : 'Winners first'}</option>
        <option value="start">By start time</option>
        <option value="units">By units</option>
      </select>
      {(league || tier) && (
        <Button variant="ghost" size="small" onClick={() => onChange({ league: null, tier: null })}>
          Clear
        </Button>
      )}
    </search>
  );
}
