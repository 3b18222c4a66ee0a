import { hasSoftwareKeyboard, isFirefox } from 'braintree-web/hosted-fields/shared/browser-detection';
import type { FieldKey } from './protocol.ts';

type Direction = 'before' | 'after';

interface Neighbors {
  field: FieldKey;
  componentId: string;
  /** The focus is about to leave this frame: the page knows which field comes next. */
  onLeave(direction: Direction): void;
}

/**
 * The inputs before and after the field that notice when the focus leaves the frame, for the browsers in which
 * braintree-web puts its own beside the frame: there the focus would otherwise come back to the same frame.
 */
export function addFocusIntercepts(input: HTMLElement, { field, componentId, onLeave }: Neighbors): void {
  if (!hasSoftwareKeyboard() && !isFirefox()) return;
  const intercept = (direction: Direction) => {
    const helper = document.createElement('input');
    helper.id = `bt-${field}-${direction}-${componentId}`;
    helper.className = 'focus-intercept';
    helper.setAttribute('aria-hidden', 'true');
    helper.setAttribute('autocomplete', 'off');
    helper.tabIndex = -1;
    helper.addEventListener('focus', () => onLeave(direction));
    return helper;
  };
  const [before, after] = [intercept('before'), intercept('after')];
  input.before(before);
  input.after(after);
  // The focus leaves the frame only from its field: until it is there, nobody should get to them.
  const reach = (tabIndex: number) => {
    for (const helper of [before, after]) helper.tabIndex = tabIndex;
  };
  input.addEventListener('focus', () => reach(0));
  input.addEventListener('blur', () => reach(-1));
}

/** Those of one id, or all: before the first field of a page and after its last the focus leaves by itself. */
export function removeFocusIntercepts(id?: string): void {
  for (const helper of document.querySelectorAll('.focus-intercept')) {
    if (!id || helper.id === id) helper.remove();
  }
}
