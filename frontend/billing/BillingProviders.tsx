import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { client } from '#frontend/app/session/live-session.ts';

/** Around the pages that sell and stand outside the member layout: they speak with the server as it does. */
export function BillingProviders() {
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
