import { MOVEMENT_KINDS } from '#schema/rules/money/mrr.ts';
import { REVENUE_CHECK_TEXTS, REVENUE_CHECKS } from '#schema/rules/money/revenue-checks.ts';
import { enumOf } from '#schema/types/enums.ts';

export const MovementKindEnum = enumOf(
  'MovementKind',
  'A kind of movement of recurring revenue.',
  MOVEMENT_KINDS,
  {
    NEW: 'A member paid for the first time.',
    REACTIVATION: 'A member who had paid before pays again.',
    EXPANSION: 'A change to a plan that brings more.',
    CONTRACTION: 'A change to a plan that brings less.',
    PRICE: 'Another price or discount of the same plan.',
    PAUSE: 'A plan is paused by its member. It counts when the paid period ends.',
    RESUME: 'A paused plan runs again, or ended while it was paused.',
    CHURN: 'A plan ended. It counts when access ends, not when the member canceled.',
  },
);

export const RevenueCheckEnum = enumOf(
  'RevenueCheck',
  'A comparison that figures of revenue depend on.',
  REVENUE_CHECKS,
  REVENUE_CHECK_TEXTS,
);
