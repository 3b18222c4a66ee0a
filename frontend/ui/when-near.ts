/**
 * Calls back once, when `element` is less than `margin` away from the viewport (a share of its size); at once in a browser
 * that cannot tell.
 */
export function whenNear(element: Element | null, act: () => void, margin = '50%'): () => void {
  if (!('IntersectionObserver' in window)) {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
