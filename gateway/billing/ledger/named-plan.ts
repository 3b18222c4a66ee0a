import { AppError } from '#gateway/app-error.ts';
import type { PlanCode } from '#schema/types/enums.ts';

/** A plan as clients name it: by the enum, or by the documented text. */
interface NamedPlan {
  plan?: PlanCode | null;
  planType?: string | null;
}

/** The code of the plan; null when none is named. Throws BAD_USER_INPUT for two different ones. */
export function namedPlan({ plan, planType }: NamedPlan): string | null {
  if (plan && planType && plan !== planType)
    throw new AppError('BAD_USER_INPUT', '`plan` and `planType` name different plans');
  return plan ?? planType ?? null;
}
