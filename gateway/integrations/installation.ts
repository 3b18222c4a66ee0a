import type { Environment } from '#gateway/env.ts';
import type { NotSoldIn } from '#schema/rules/money/not-sold.ts';
import { checkServices, type Finding } from './check-services.ts';

/** What only the environment tells of this installation. */
export interface Installation {
  /** Whether cards are charged with real money. */
  chargesCards: boolean;
  /** Whether pages show sample content. */
  showsSamples: boolean;
  /** Where no plan is sold. */
  notSoldIn: NotSoldIn;
  /** Tries every service that the environment names, and changes nothing there. Takes up to 15 s. */
  tryServices(): Promise<Finding[]>;
}

/** `variables`: the environment as texts, as it was given. */
export function installationOf(env: Environment, variables: NodeJS.Dict<string>): Installation {
  return {
    chargesCards: env.BRAINTREE_ENVIRONMENT === 'production',
    showsSamples: env.MARKETING_SAMPLES === 'on',
    notSoldIn: env.NOT_SOLD_IN ?? {},
    // It has a default, so it need not be given.
    tryServices: () => checkServices({ ...variables, MAIL_FROM: env.MAIL_FROM }),
  };
}
