import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { componentNames, loadRoutes } from '#frontend/app/load-routes.ts';
import { Pages } from '#frontend/app/Pages.tsx';
import { Providers } from '#frontend/app/Providers.tsx';
import { ROUTES } from '#frontend/app/routes.tsx';
import { shownTitle } from '#frontend/ui/page-title.ts';

export interface RenderedPage {
  markup: string;
  title: string;
}

/**
 * Renders a page as a visitor first sees it. Throws for a path that redirects, and for inline styles, which the content
 * security policy blocks.
 */
export async function renderPage(path: string, samples: boolean): Promise<RenderedPage> {
  await loadRoutes(ROUTES, path);
  const markup = renderToString(
    <Providers samples={samples}>
      <StaticRouter location={path}>
        <Pages routes={ROUTES} />
      </StaticRouter>
    </Providers>,
  );
  if (!markup.includes('<h1')) throw new Error(`${path} redirects`);
  if (/<[^>]* style="/.test(markup)) throw new Error(`${path} has inline styles`);
  return { markup, title: shownTitle() };
}

/** The components that the page of an address downloads. */
export function componentsOf(path: string): string[] {
  return componentNames(ROUTES, path);
}
