import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** product.txt section 9: shown 3 s, then hidden 7 s. */
const SHOWN_MS = 3_000;
const HIDDEN_MS = 7_000;

/**
 * The text to show now; null between two toasts, while `running` is false, and always with reduced motion. It starts
 * hidden and stays visible while it is hovered or focused.
 */
export function useToasts(texts: readonly string[], running: boolean) {
  const reduced = useReducedMotion();
  // Even steps are hidden, odd ones shown.
  const [step, setStep] = useState(0);
  const [paused, setPaused] = useState(false);
  const live = running && !reduced;
  const shown = live && step % 2 === 1;
  useEffect(() => {
    if (!live || paused) return;
    const timer = setTimeout(() => setStep(step + 1), shown ? SHOWN_MS : HIDDEN_MS);
    return () => clearTimeout(timer);
  }, [live, paused, step, shown]);
  const hold = () => setPaused(true);
  const release = () => setPaused(false);
  return {
    text: shown ? (texts[((step - 1) / 2) % texts.length] ?? null) : null,
    holding: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
