/** Between a popover and what it belongs to, and between it and the edge of the window. */
const GAP = 6;
const EDGE = 12;
/** About as high as the popover of a seal becomes. */
const ROOM = 170;

/**
 * Puts a popover, which is above all boxes of the page, below the button that opens it, or above it near the window's end.
 * It scrolls with the page.
 */
export function placeBelow(button: HTMLElement | null, popover: HTMLElement | null): void {
  if (!button || !popover) return;
  const { left, top, bottom } = button.getBoundingClientRect();
  const isAbove = bottom + ROOM > window.innerHeight && top > ROOM;
  const width = Math.min(300, window.innerWidth - 2 * EDGE);
  popover.style.width = `${width}px`;
  popover.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  popover.style.top = `${window.scrollY + (isAbove ? top - GAP : bottom + GAP)}px`;
  popover.style.transform = isAbove ? 'translateY(-100%)' : '';
}
