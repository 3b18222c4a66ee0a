import type { HostedFields } from 'braintree-web/hosted-fields';

const HELPERS = '.focus-intercept';
const TABBABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * On phones and in Firefox braintree-web passes the focus into and out of its frames by helper inputs beside them
 * (CardFields.module.css), which screen readers skip. They can be reached only while they are needed: while the focus
 * is in a card field or on what comes right before or after them. Returns what ends this.
 */
export function restHelpers(fields: HostedFields, field: HTMLElement): () => void {
  const form = field.closest('form');
  const helpers = [...(form?.querySelectorAll<HTMLInputElement>(HELPERS) ?? [])];
  if (helpers.length === 0) return () => {};
  const set = (needed: boolean) => {
    for (const helper of helpers) helper.tabIndex = needed ? 0 : -1;
  };
  const follow = () =>
    set(isNeighbor(document.activeElement, helpers) || form?.querySelector('iframe:focus') != null);
  follow();
  fields.on('focus', () => set(true));
  document.addEventListener('focusin', follow);
  return () => document.removeEventListener('focusin', follow);
}

/** Whether Tab leads from this element to the helpers, forward or back. */
function isNeighbor(element: Element | null, helpers: readonly HTMLInputElement[]): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (place) =>
      (place.tabIndex >= 0 && place.getClientRects().length > 0) ||
      helpers.includes(place as HTMLInputElement),
  );
  const at = places.indexOf(element as HTMLElement);
  const isHelper = (place: HTMLElement | undefined) => helpers.includes(place as HTMLInputElement);
  return at >= 0 && (isHelper(places[at - 1]) || isHelper(places[at + 1]));
}
