import { type ComponentType, lazy } from 'react';
import { download } from '#frontend/app/download.ts';

/** A part of the desk that is downloaded when it is first shown, inside a `Suspense`. */
export function later<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await download(load))[name] }));
}
