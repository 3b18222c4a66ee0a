import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createClient } from '#frontend/app/apollo/client.ts';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { type Session, setSession } from '#frontend/app/session/session.ts';
import type { Answers } from './answers.ts';
import { NOW, sampleMember } from './samples.ts';

/** Some other moment than any test's. */
const BEFORE = '2026-01-01T00:00:00.000Z';

interface Shown {
  at: string;
  /** The route's own path, where it has parameters. */
  path?: string;
  /** What the page before passed on. */
  state?: object;
  answers: Answers;
  member?: ReturnType<typeof sampleMember>;
  /** The session, when it is not a member's. */
  session?: Session;
}

/** Renders one page for a member, or for `session`, with the product's Apollo client over the answers of the test. */
export function show(page: ReactNode, { at, path, state, answers, member = sampleMember(), session }: Shown) {
  // The same time again would be ignored, and the time of earlier tests would count.
  setServerNow(BEFORE);
  setServerNow(NOW);
  act(() => setSession(session ?? { status: 'member', member }));
  const client = createClient({ token: async () => 'token', ended: () => {} }, answers.fetch);
  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  const shown = { path: path ?? at.split('?')[0], element: page };
  const router = createMemoryRouter([shown, elsewhere], {
    initialEntries: [state ? { pathname: at, state } : at],
  });
  render(
    <ApolloProvider client={client}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </ApolloProvider>,
  );
  return router;
}
