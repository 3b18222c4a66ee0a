import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './AdminTabs.module.css';

interface MenuLineProps {
  label: string;
  /** What is open: when it changes, it is brought into view. */
  current: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Links in one line, which scrolls where they do not fit: it fades where it goes on, and the one that is open is in view. */
export function MenuLine({ label, current, className, children }: MenuLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const [more, look] = useMore(line);
  useLayoutEffect(() => {
    if (line.current && current) center(line.current);
  }, [current]);
  return (
    <nav aria-label={label} className={className}>
      <div ref={line} className={styles.line} data-more={more} onScroll={look}>
        {children}
      </div>
    </nav>
  );
}

/** On which sides a line goes on, and how to look again. */
function useMore(line: RefObject<HTMLDivElement | null>): [more: string, look: () => void] {
  const [more, setMore] = useState('');
  const look = () => setMore(line.current ? moreOf(line.current) : '');
  // After every render: a count that arrives makes the line longer.
  useLayoutEffect(look);
  useEffect(() => {
    const again = () => setMore(line.current ? moreOf(line.current) : '');
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [line]);
  return [more, look];
}

/** 'start', 'end' or both. A pixel is lost to rounding. */
function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): string {
  return [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end']
    .filter(Boolean)
    .join(' ');
}

/** Without `scrollIntoView`, which would move the page too. */
function center(line: HTMLElement): void {
  const open = line.querySelector<HTMLElement>('[aria-current]');
  if (open) line.scrollLeft = open.offsetLeft - (line.clientWidth - open.offsetWidth) / 2;
}
