import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

interface Rotation {
  index: number;
  playing: boolean;
  toggle(): void;
  /** Shows one item and stops the rotation. */
  show(index: number): void;
  /** Props for the moving element: it pauses while hovered or focused. */
  holding: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/**
 * Rotates through `count` items, one every `everyMs` (product.txt section 9). It can be paused, pauses while hovered or
 * focused, and starts paused with reduced motion.
 */
export function useRotation({
  count,
  everyMs,
  running = true,
}: {
  count: number;
  everyMs: number;
  /** False until there is something to rotate. */
  running?: boolean;
}): Rotation {
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [paused, setPaused] = useState({ pointer: false, focus: false });
  const playing = choice ?? !reduced;
  const moving = playing && running && !paused.pointer && !paused.focus;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setIndex((present) => (present + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [moving, count, everyMs]);
  return {
    index,
    playing,
    toggle: () => setChoice(!playing),
    show: (index) => {
      setIndex(index);
      setChoice(false);
    },
    holding: {
      onPointerEnter: () => setPaused((paused) => ({ ...paused, pointer: true })),
      onPointerLeave: () => setPaused((paused) => ({ ...paused, pointer: false })),
      onFocus: () => setPaused((paused) => ({ ...paused, focus: true })),
      onBlur: () => setPaused((paused) => ({ ...paused, focus: false })),
    },
  };
}
