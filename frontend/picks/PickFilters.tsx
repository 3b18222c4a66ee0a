import { Button } from '#frontend/ui/Button.tsx';
import { LEAGUES, type League } from '#schema/rules/leagues.ts';
import { TIERS, type Tier, tierLabel } from '#schema/rules/tiers.ts';
import styles from './PickFilters.module.css';
import type { PickFilter } from './pick-filter.ts';

interface PickFiltersProps {
  filter: PickFilter;
  onChange(filter: PickFilter): void;
}

/** Shows the picks of one league or tier only. Both choices are in the address. */
export function PickFilters({ filter, onChange }: PickFiltersProps) {
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
        aria-label="Tier"
        value={tier ?? ''}
        onChange={({ target }) => onChange({ league, tier: (target.value as Tier) || null })}
      >
        <option value="">All tiers</option>
        {TIERS.map((each) => (
          <option key={each} value={each}>
            {tierLabel(each)}
          </option>
        ))}
      </select>
      {(league || tier) && (
        <Button variant="ghost" size="small" onClick={() => onChange({ league: null, tier: null })}>
          Clear
        </Button>
      )}
    </search>
  );
}
