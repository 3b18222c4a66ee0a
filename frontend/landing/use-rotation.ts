import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface Rotation {
  index: number;
  playing: boolean;
  toggle(): void;
  /** Shows one of them and stops: whoever chose wants to look at it. */
  show(index: number): void;
  /** For the element that moves: it holds still while a pointer or the focus is on it. */
  holding: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/**
 * Goes through `count` things, one each `everyMs` (product.txt section 9). It can be paused, holds still while it
 * is looked at, and rests from the start for readers who asked for less motion.
 */
export function useRotation({
  count,
  everyMs,
  running = true,
}: {
  count: number;
  everyMs: number;
  /** False while there is nothing to go through yet. */
  running?: boolean;
}): Rotation {
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const playing = choice ?? !reduced;
  const moving = playing && running && !held.pointer && !held.focus;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setIndex((present) => (present + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [moving, count, everyMs]);
  return {
    index,
    playing,
    toggle: () => setChoice(!playing),
    show: (wanted) => {
      setIndex(wanted);
      setChoice(false);
    },
    holding: {
      onPointerEnter: () => setHeld((held) => ({ ...held, pointer: true })),
      onPointerLeave: () => setHeld((held) => ({ ...held, pointer: false })),
      onFocus: () => setHeld((held) => ({ ...held, focus: true })),
      onBlur: () => setHeld((held) => ({ ...held, focus: false })),
    },
  };
}
