import './app/tokens.css';
import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { pageConfig } from './app/page-config.ts';
import { ROUTES } from './app/routes.tsx';
import { SamplesShown } from './app/samples-shown.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Failed to find the root element');

createRoot(root).render(
  <StrictMode>
    <SamplesShown value={pageConfig().samples !== false}>
      <RouterProvider router={createBrowserRouter(ROUTES)} />
    </SamplesShown>
  </StrictMode>,
);
