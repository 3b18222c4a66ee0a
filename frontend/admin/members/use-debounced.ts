import { useEffect, useRef, useState } from 'react';

/** How long typing must pause before `onRest` is called. */
const REST_MS = 250;

/**
 * A text that is shown as typed and reported once typing pauses. A value that changes from outside, such as by a link,
 * replaces the text, unless the admin is typing.
 */
export function useDebounced(value: string, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onRest);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (timer.current === undefined) setTyped((current) => (current.trim() === value ? current : value));
  }, [value]);
  // Called after the pause: what was chosen meanwhile must not be undone.
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current(next.trim());
    }, REST_MS);
  };
  return { typed, type };
}
