export interface ComparedFeature {
  name: string;
  /** Included, not included, or in words. */
  plus: boolean | string;
  premium: boolean | string;
}

/** Plus vs Premium in the words of the price list (product.txt sections 2 and 9). */
export const COMPARED: readonly ComparedFeature[] = [
  { name: 'Free Trial Picks', plus: true, premium: true },
  { name: 'Plus Package Picks', plus: true, premium: true },
  { name: 'Premium Package Picks', plus: false, premium: true },
  { name: 'Number of picks', plus: 'Standard', premium: 'Up to 3x more' },
  { name: 'Early Access to Picks', plus: false, premium: 'An hour early' },
  { name: 'Win Rate Guarantee', plus: false, premium: true },
  { name: 'Member Dashboard', plus: true, premium: true },
  { name: 'Support', plus: '24/7 Customer Support', premium: '24/7 Priority Support' },
];
