import './app/trusted-types.ts';
import './app/tokens.css';
import './app/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { nameProduct } from '#schema/rules/text/product.ts';
import { loadRoutes } from './app/load-routes.ts';
import { Pages } from './app/Pages.tsx';
import { Providers } from './app/Providers.tsx';
import { pageConfig } from './app/page-config.ts';
import { givePlanPrices } from './app/plan-prices.ts';
import { ROUTES } from './app/routes.tsx';
import { giveScannerCount } from './app/scanner-count.ts';

const root = document.getElementById('root');
if (!root) {
  document.body.append('Failed to find the root element');
  throw new Error('Failed to find the root element');
}
nameProduct(pageConfig().product ?? {});
givePlanPrices(pageConfig().planPrices);
giveScannerCount(pageConfig().scanner ?? null);
// No await at the top: other chunks could not import what is in this one, and would split it into many.
// Taking over what is drawn already is done bit by bit: taps and scrolling come between.
// The frame alone (build/write-pages-plugin.ts) is drawn again.
if (root.hasChildNodes() && !('frame' in root.dataset))
  void loadRoutes(ROUTES, location.pathname).then(() =>
    startTransition(() => void hydrateRoot(root, page())),
  );
else createRoot(root).render(page());

function page() {
  return (
    <Providers samples={pageConfig().samples !== false}>
      <BrowserRouter>
        <Pages routes={ROUTES} />
      </BrowserRouter>
    </Providers>
  );
}
