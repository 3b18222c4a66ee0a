import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { type Session, setSession } from '#frontend/app/session/session.ts';
import { NOW, sampleMember } from './samples.ts';

export const VISITOR: Session = { status: 'visitor', reason: 'never-signed-in' };
export const MEMBER: Session = { status: 'member', member: sampleMember() };

/** Renders one page for a session at an address; every other address shows 'Elsewhere'. */
export function showTo(session: Session, page: ReactNode, at: string, state?: unknown) {
  setServerNow(NOW);
  act(() => setSession(session));
  const [pathname = '/', search = ''] = at.split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [{ pathname, search: search && `?${search}`, state }] },
  );
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

/** The page's configuration, as the server writes it; for pages that reach the identity provider. */
export function writeConfig(): void {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'config';
  config.textContent = JSON.stringify({
    firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-chalkline' },
  });
  document.head.append(config);
}
