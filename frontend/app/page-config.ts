import type { ScannerCount } from '#schema/rules/market/scanner-count.ts';
import type { NotSoldIn } from '#schema/rules/money/not-sold.ts';
import type { PlanPrices } from '#schema/rules/money/plan-prices.ts';
import type { ClosingRule } from '#schema/rules/record/record-rules.ts';
import type { Product } from '#schema/rules/text/product.ts';

/** Where conversions are reported; the server decides (gateway/env.ts, TRACKING). */
export interface TrackingConfig {
  adapter: 'none' | 'log' | 'pixel';
  pixelUrl?: string;
}

export interface PageConfig {
  firebase: { apiKey: string; authDomain: string; projectId: string };
  /** What the plans cost. */
  planPrices: PlanPrices;
  tracking?: TrackingConfig;
  /** Whether invented content is shown (MARKETING_SAMPLES); default true. */
  samples?: boolean;
  /** The operator's names; default those of schema/rules/text/product.ts. */
  product?: Partial<Product>;
  /** How closes are noted by rule; null without a feed of odds. */
  closing?: ClosingRule | null;
  /** What the arbitrage scanner has counted of itself; null without a feed of odds. */
  scanner?: ScannerCount | null;
  /** Where no plan is sold: a checkout then asks where its buyer lives. */
  notSoldIn?: NotSoldIn;
  /** Whether a device may have one account only (TRIAL_INTEGRITY=signup): then sign-up sends the device fingerprint. */
  oneAccountADevice?: boolean;
}

/** What the server wrote into the page for this installation. Throws when it is missing. */
export function pageConfig(): PageConfig {
  const text = document.getElementById('config')?.textContent;
  if (!text) throw new Error('The page carries no configuration');
  return JSON.parse(text) as PageConfig;
}

/** The nonce of this page, which the content security policy requires of each style made by script. */
export function styleNonce(): string {
  // The prerendered pages hold the token that the gateway replaces with each answer.
  if (typeof document === 'undefined') return '__NONCE__';
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
