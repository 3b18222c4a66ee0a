import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import { PauseButton } from './PauseButton.tsx';
import { TICKER } from './samples.ts';
import styles from './Ticker.module.css';
import { useRotation } from './use-rotation.ts';

/** product.txt section 9. */
const EVERY_MS = 3_000;

/** One line at a time. Screen readers get the whole list and are not interrupted. */
export function Ticker() {
  const { index, playing, toggle, holding } = useRotation({ count: TICKER.length, everyMs: EVERY_MS });
  return (
    <aside className={styles.ticker} aria-label="News">
      <div className={styles.bar}>
        <ul className={styles.lines} {...holding}>
          {TICKER.map((line, place) => (
            <li key={line} data-shown={place === index || undefined}>
              {line}
            </li>
          ))}
        </ul>
        <SampleMark />
        <PauseButton what="news" playing={playing} onToggle={toggle} />
      </div>
    </aside>
  );
}
