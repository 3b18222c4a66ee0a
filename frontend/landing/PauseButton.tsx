import { PauseIcon, PlayIcon } from '#frontend/ui/icons.ts';
import styles from './PauseButton.module.css';

interface PauseButtonProps {
  /** What it pauses, for the accessible name: 'news', 'demo picks'. */
  what: string;
  playing: boolean;
  onToggle(): void;
}

/** Pause button of moving content (WCAG 2.2.2). */
export function PauseButton({ what, playing, onToggle }: PauseButtonProps) {
  const Icon = playing ? PauseIcon : PlayIcon;
  return (
    <button
      type="button"
      className={styles.pause}
      onClick={onToggle}
      aria-label={`${playing ? 'Pause' : 'Play'} ${what}`}
    >
      <Icon size={16} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
