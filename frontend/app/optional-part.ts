import { type ComponentType, lazy } from 'react';
import { download } from './download.ts';

/** A part that is downloaded when it is first shown, and that no page waits for or fails without: then `instead` is shown. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    download(load).then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}
