/** Where the browser is told to find the gateway. */
export interface Hosts {
  clientApi: string;
  assets: string;
  graphQl: string;
}

/** Braintree's own sandbox hosts, for journeys in which the browser's requests are intercepted. */
export const braintreeHosts: Hosts = {
  clientApi: 'https://api.sandbox.braintreegateway.com',
  assets: 'https://assets.braintreegateway.com',
  graphQl: 'https://payments.sandbox.braintree-api.com/graphql',
};

/** This very server, for development. */
export function ownHosts(origin: string): Hosts {
  return { clientApi: origin, assets: origin, graphQl: `${origin}/graphql` };
}
