import { type ComponentType, lazy } from 'react';

const ARRIVAL_MS = 10_000;
const FAILED_STYLE = /^Unable to preload CSS for (\S+)$/;

/**
 * Downloads a part of the page. Firefox cancels downloads as soon as another page is requested, long before that page
 * arrives: this is no failure, and the download is repeated if the page is still open by then.
 */
export async function download<Part>(load: () => Promise<Part>): Promise<Part> {
  // Where pages are prerendered there is nothing to leave.
  if (typeof window === 'undefined') return load();
  let isLeaving = false;
  const onLeaving = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', onLeaving);
  try {
    return await load();
  } catch (failure) {
    removeFailedStyle(failure);
    if (!isLeaving) throw failure;
  } finally {
    removeEventListener('beforeunload', onLeaving);
  }
  await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
  return download(load);
}

/** Vite takes a style sheet whose link is in the page for downloaded, so a retry would draw the part without it. */
function removeFailedStyle(failure: unknown): void {
  const href = failure instanceof Error ? FAILED_STYLE.exec(failure.message)?.[1] : undefined;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === href) link.remove();
}

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
