import { PauseIcon, PlayIcon } from '#frontend/ui/icons.ts';
import styles from './PauseButton.module.css';

interface PauseButtonProps {
  /** What moves, for those who cannot see beside what the button stands: 'news', 'demo picks'. */
  what: string;
  playing: boolean;
  onToggle(): void;
}

/** The visible pause of everything that moves by itself (WCAG 2.2.2). */
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
