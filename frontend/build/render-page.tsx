import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { AroundPages } from '#frontend/app/AroundPages.tsx';
import { ROUTES } from '#frontend/app/routes.tsx';
import { shownTitle } from '#frontend/ui/page-title.ts';

export interface RenderedPage {
  markup: string;
  title: string;
}

/**
 * A page as a visitor's browser shows it first, before anybody knows who is reading. Throws for an address that
 * leads elsewhere, and for inline styles, which the content security policy would refuse.
 */
export async function renderPage(path: string, samples: boolean): Promise<RenderedPage> {
  const handler = createStaticHandler(ROUTES);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <AroundPages samples={samples}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AroundPages>,
  );
  if (/<[^>]* style="/.test(markup)) throw new Error(`${path} has inline styles`);
  return { markup, title: shownTitle() };
}
