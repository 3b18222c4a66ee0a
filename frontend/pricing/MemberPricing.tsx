import { ApolloProvider } from '@apollo/client/react';
import { client } from '#frontend/app/session/live-session.ts';
import { MemberPlans, type MemberPlansProps } from './MemberPlans.tsx';

/** The plans of a member with Apollo, which visitors do not load. */
export function MemberPricing(props: MemberPlansProps) {
  return (
    <ApolloProvider client={client}>
      <MemberPlans {...props} />
    </ApolloProvider>
  );
}
