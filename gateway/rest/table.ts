import { ACCOUNT_ROUTES } from './account.routes.ts';
import { COUPON_ROUTES } from './coupon.routes.ts';
import { PICK_ROUTES } from './pick.routes.ts';
import type { RestRoute } from './rest-route.ts';
import { SUBSCRIPTION_ROUTES } from './subscription.routes.ts';

/** Every documented route (product.txt section 7). The server, OpenAPI and docs/rest-api.md are made from it. */
export const TABLE: readonly RestRoute[] = [
  ...ACCOUNT_ROUTES,
  ...PICK_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...COUPON_ROUTES,
];
