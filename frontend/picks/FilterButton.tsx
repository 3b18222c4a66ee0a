import { FilterIcon } from '#frontend/ui/icons.ts';
import styles from './FilterButton.module.css';

interface FilterButtonProps {
  open: boolean;
  /** How many choices are in force. */
  chosen: number;
  onToggle(): void;
}

/** On phones the filters are behind it, beside the days, and take no height from the list. */
export function FilterButton({ open, chosen, onToggle }: FilterButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={open} onClick={onToggle}>
      <FilterIcon size={20} aria-hidden="true" />
      <span className="visually-hidden">Filter and sort</span>
      {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
    </button>
  );
}
