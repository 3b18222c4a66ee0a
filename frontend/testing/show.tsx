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
  answers: Answers;
  member?: ReturnType<typeof sampleMember>;
  /** Who reads instead of a member. */
  session?: Session;
}

/** Shows one page to a member, or to whom `session` says, with the product's Apollo client over the answers of the test. */
export function show(page: ReactNode, { at, path, answers, member = sampleMember(), session }: Shown) {
  // Told once more it would say nothing new, and the time of the tests before would count.
  setServerNow(BEFORE);
  setServerNow(NOW);
  act(() => setSession(session ?? { status: 'member', member }));
  const client = createClient({ token: async () => 'token', ended: () => {} }, answers.fetch);
  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  const shown = { path: path ?? at.split('?')[0], element: page };
  const router = createMemoryRouter([shown, elsewhere], { initialEntries: [at] });
  render(
    <ApolloProvider client={client}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </ApolloProvider>,
  );
  return router;
}
