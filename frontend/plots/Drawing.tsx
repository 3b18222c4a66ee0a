import { createElement, type ReactElement } from 'react';
import type { Shape } from '#schema/pages/plots/shape.ts';

/** A picture as the gateway writes it too (schema/pages/plots). */
export function Drawing({ of: { tag, attributes, children } }: { of: Shape }): ReactElement {
  const drawn = children.map((child) => (typeof child === 'string' ? child : Drawing({ of: child })));
  return createElement(tag, attributes, ...drawn);
}
