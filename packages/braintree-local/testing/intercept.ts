import type { BrowserContext, Route } from 'playwright-core';

/** The hosts that an unmodified braintree-web knows. */
const hosts =
  /^https:\/\/((api|assets)(\.sandbox)?\.braintreegateway\.com|payments(\.sandbox)?\.braintree-api\.com)\//;
const analytics = /^https:\/\/www\.paypal\.com\/xoplatform\/logger\//;

/**
 * Leads a browser's calls to Braintree to the local one, so that a production bundle runs
 * unchanged. The local Braintree must advertise Braintree's hosts (`--hosts braintree`).
 */
export async function interceptBraintree(context: BrowserContext, origin: string): Promise<void> {
  await context.route(hosts, (route) => forward(route, origin));
  await context.route(analytics, (route) => route.fulfill({ status: 200, headers: cors, body: '{}' }));
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

async function forward(route: Route, origin: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const response = await route.fetch({ url: `${origin}${pathname}${search}`, method: request.method() });
  await route.fulfill({ response });
}
