import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './PickDetails.module.css';

/** What fits into five lines of the narrowest card. */
const SHORT = 220;

/** Why it is picked. Long reasons are folded; line breaks stay. `about` names the game for screen readers. */
export function PickDetails({ text, about }: { text: string; about: string }) {
  const [unfolded, setUnfolded] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const long = text.length > SHORT || text.split('\n').length > 5;
  const folded = long && !unfolded;
  const isCut = useIsCut(words, folded);
  return (
    <div>
      <p ref={words} className={styles.text} data-folded={folded || undefined}>
        {text}
      </p>
      {(unfolded || (folded && isCut)) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show less' : 'Read more'}
          <span className="visually-hidden"> about {about}</span>
        </button>
      )}
    </div>
  );
}

/** Whether folding hides some of the text at the present width: on a wide card long reasons may fit. */
function useIsCut(words: RefObject<HTMLElement | null>, folded: boolean): boolean {
  const [isCut, setIsCut] = useState(true);
  useLayoutEffect(() => {
    const element = words.current;
    if (!folded || !element) return;
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [words, folded]);
  return isCut;
}
