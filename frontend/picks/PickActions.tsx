import { useState } from 'react';
import { useDisplay } from '#frontend/app/display.ts';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { pickText } from '#schema/rules/picks/pick-text.ts';
import type { BoardPick } from './board.ts';
import styles from './Provenance.module.css';

/** Copies the pick as one line; of a past day, whose picks are public, also shares its page. */
export function PickActions({ pick, isPastDay }: { pick: BoardPick; isPastDay: boolean }) {
  const { odds } = useDisplay();
  const [said, setSaid] = useState('');
  const copy = (text: string, done: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(done),
      () => setSaid('Could not copy'),
    );
  const share = () => {
    const url = location.origin + pickPath(pick.id);
    // Closing the dialog of the system is no failure.
    if (navigator.share) void navigator.share({ url }).catch(() => {});
    else copy(url, 'Link copied');
  };
  return (
    <span className={styles.actions}>
      <button type="button" onClick={() => copy(pickText(pick, odds), 'Copied')}>
        Copy pick<span className="visually-hidden"> of {gameText(pick)}</span>
      </button>
      {isPastDay && (
        <button type="button" onClick={share}>
          Share<span className="visually-hidden"> {gameText(pick)}</span>
        </button>
      )}
      <span aria-live="polite">{said}</span>
    </span>
  );
}
