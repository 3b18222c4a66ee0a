/** When a price was taken: at posting, as a plan's members could first read it, or as the game began. */
export const PRICE_MOMENTS = [
  'POSTED',
  'OPENED_FREE',
  'OPENED_PLUS',
  'OPENED_PREMIUM',
  'OPENED_VIP',
  'CLOSE',
] as const;
export type PriceMoment = (typeof PRICE_MOMENTS)[number];

const LABELS: Record<PriceMoment, string> = {
  POSTED: 'at posting',
  OPENED_FREE: 'when it opened to Free',
  OPENED_PLUS: 'when it opened to Plus',
  OPENED_PREMIUM: 'when it opened to Premium',
  OPENED_VIP: 'when it opened to VIP',
  CLOSE: 'at the close',
};

/** 'at the close', as in "Odds at the close". */
export function priceMomentLabel(moment: PriceMoment): string {
  return LABELS[moment];
}

export function isPriceMoment(text: string): text is PriceMoment {
  return (PRICE_MOMENTS as readonly string[]).includes(text);
}

export interface MomentPrice {
  moment: PriceMoment;
  line: number | null;
  odds: number;
}
