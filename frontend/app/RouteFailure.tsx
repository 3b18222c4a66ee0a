import { Button } from '#frontend/ui/Button.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import { PATHS } from './paths.ts';
import styles from './RouteFailure.module.css';

/** What is left when a page cannot be drawn or downloaded (product.txt section 8). Never a blank page. */
export function RouteFailure() {
  usePageTitle('Something went wrong');
  return (
    <main className={styles.page}>
      <h1>Unexpected Application Error!</h1>
      <p>This page could not be shown. Nothing you saved is lost.</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
        <LinkButton to={PATHS.root} look="quiet" reloadDocument>
          Go to the start page
        </LinkButton>
      </div>
    </main>
  );
}
