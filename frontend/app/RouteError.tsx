import { Button } from '#frontend/ui/Button.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import { Wordmark } from '#frontend/ui/Wordmark.tsx';
import { PATHS } from './paths.ts';
import styles from './RouteError.module.css';

const DRAWN = 'This page could not be shown. Nothing you saved is lost.';
const DOWNLOADED =
  'This page could not be downloaded. Check your connection and try again. Nothing you saved is lost.';

/** What is left when a page cannot be drawn or downloaded (product.txt section 8). Never a blank page. */
export function RouteError({ reason }: { reason: unknown }) {
  usePageTitle('Something went wrong');
  return (
    <main className={styles.page}>
      <p className={styles.mark}>
        <Wordmark />
      </p>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.words}>{isDownload(reason) ? DOWNLOADED : DRAWN}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
        <LinkButton to={PATHS.root} variant="quiet" reloadDocument>
          Go to the start page
        </LinkButton>
      </div>
    </main>
  );
}

/** Browsers say a script or style that did not arrive in words of their own; all say that it is offline. */
function isDownload(reason: unknown): boolean {
  const words = reason instanceof Error ? reason.message : '';
  return !navigator.onLine || /dynamically imported module|importing a module|preload CSS/i.test(words);
}
