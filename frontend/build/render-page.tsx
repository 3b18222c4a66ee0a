import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { componentNames, loadRoutes } from '#frontend/app/load-routes.ts';
import { Pages } from '#frontend/app/Pages.tsx';
import { Providers } from '#frontend/app/Providers.tsx';
import { PATHS } from '#frontend/app/paths.ts';
import { givePriceTexts } from '#frontend/app/price-texts.ts';
import { ROUTES } from '#frontend/app/routes.tsx';
import { giveRecord } from '#frontend/app/stats-file.ts';
import { giveTitle, shownTitle } from '#frontend/ui/page-title.ts';
import { PRICE_TOKENS } from '#schema/rules/money/price-texts.ts';
import { NAME_TOKENS, nameProduct } from '#schema/rules/text/product.ts';
import { type MarkupWithStyles, withoutInlineStyles } from './inline-styles.ts';

// The gateway puts the operator's names in (gateway/server/page-templates.ts), and what plans cost (page-prices.ts).
nameProduct(NAME_TOKENS);
givePriceTexts(PRICE_TOKENS);

export interface RenderedPage extends MarkupWithStyles {
  title: string;
  /** Null for a frame that many addresses share. */
  path: string | null;
  /** The page itself is drawn by its scripts. */
  isFrame: boolean;
}

/** Renders a page as a visitor first sees it. Throws for a path that redirects. */
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
  return { ...withoutInlineStyles(markup), title: shownTitle(), path, isFrame: false };
}

/** The markup of /record with these figures, a file of /record/stats.json, for the gateway (gateway/server/drawn-record.ts). */
export async function renderRecord(stats: string, samples: boolean): Promise<string> {
  await loadRoutes(ROUTES, PATHS.record);
  giveRecord(JSON.parse(stats));
  try {
    return (await renderPage(PATHS.record, samples)).markup;
  } finally {
    giveRecord(null);
  }
}

/** The frame of header and footer around the name of a page that has to be downloaded first. */
export function renderFrame(name: string, path: string | null): RenderedPage {
  giveTitle(name);
  const markup = renderToString(
    <Providers samples={false}>
      <StaticRouter location={PATHS.home}>
        <Pages routes={ROUTES} />
      </StaticRouter>
    </Providers>,
  );
  return { ...withoutInlineStyles(markup), title: shownTitle(), path, isFrame: true };
}

/** The components that the page of an address downloads. */
export function componentsOf(path: string): string[] {
  return componentNames(ROUTES, path);
}
