import { Button } from '#frontend/ui/Button.tsx';
import { CardsIcon, PicksIcon } from '#frontend/ui/icons.ts';
import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import styles from './BoardTools.module.css';
import { useBoardChoices } from './board-address.ts';
import type { BoardLook } from './board-look.ts';
import type { PickSort } from './pick-sort.ts';

interface BoardToolsProps {
  /** How picks are shown; null where there is no room for rows. */
  look: BoardLook | null;
  isToday: boolean;
  onLook(look: BoardLook): void;
}

/** Above the cards: which of them are shown, in which order, and, where there is room, as cards or as rows. */
export function BoardTools({ look, isToday, onLook }: BoardToolsProps) {
  const choices = useBoardChoices();
  return (
    <div className={styles.tools}>
      <PickFilters {...choices} isToday={isToday} />
      {look && <LookSwitch look={look} onLook={onLook} />}
    </div>
  );
}

type ChoicesProps = ReturnType<typeof useBoardChoices> & Pick<BoardToolsProps, 'isToday'>;

/** Shows the picks of one league or tier only, and in another order. All choices are in the address. */
function PickFilters({ filter, sort, isToday, showOnly, sortBy }: ChoicesProps) {
  const { league, tier } = filter;
  return (
    <search className={styles.filters}>
      <select
        className={styles.select}
        aria-label="League"
        value={league ?? ''}
        onChange={({ target }) => showOnly({ tier, league: (target.value as League) || null })}
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
        onChange={({ target }) => showOnly({ league, tier: (target.value as Tier) || null })}
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
        onChange={({ target }) => sortBy((target.value as PickSort) || null)}
      >
        <option value="">{isToday ? 'By plan' : 'Winners first'}</option>
        <option value="start">By start time</option>
        <option value="units">By units</option>
      </select>
      {(league || tier) && (
        <Button variant="ghost" size="small" onClick={() => showOnly({ league: null, tier: null })}>
          Clear
        </Button>
      )}
    </search>
  );
}

const LOOKS = [
  ['cards', 'Cards', CardsIcon],
  ['rows', 'Rows', PicksIcon],
] as const;

function LookSwitch({ look, onLook }: { look: BoardLook; onLook(look: BoardLook): void }) {
  return (
    <fieldset className={styles.looks}>
      <legend className="visually-hidden">Show picks as</legend>
      {LOOKS.map(([each, name, Icon]) => (
        <button
          key={each}
          type="button"
          aria-pressed={look === each}
          title={name}
          onClick={() => onLook(each)}
        >
          <Icon size={18} stroke={1.8} aria-hidden="true" />
          <span className="visually-hidden">{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
