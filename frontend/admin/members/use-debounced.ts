import { useEffect, useRef, useState } from 'react';

/** How long typing must rest before it counts. */
const REST_MS = 250;

/**
 * A text that is typed at once and told once typing rests. A value that changes from outside, such as by a link,
 * replaces what was typed, unless somebody is typing.
 */
export function useDebounced(value: string, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (timer.current === undefined) setTyped((current) => (current.trim() === value ? current : value));
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onRest(next.trim());
    }, REST_MS);
  };
  return { typed, type };
}
