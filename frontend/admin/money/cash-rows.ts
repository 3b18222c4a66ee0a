import { adminPath } from '#frontend/admin/admin-address.ts';
import type { FigureRows } from '#frontend/admin/Figure.tsx';
import { priceText } from '#schema/rules/money/money.ts';

/** What moved in some days, in cents. */
export interface Cash {
  charged: number;
  refunded: number;
  chargedBack: number;
  /** Of disputes that were won. */
  returned: number;
}

export function netCash({ charged, refunded, chargedBack, returned }: Cash): number {
  return charged - refunded - chargedBack + returned;
}

/** The lists that cash is made of: each adds up to the amount that its words say. */
export function cashRows(
  { charged, refunded, chargedBack, returned }: Cash,
  { from, to }: { from: string; to: string },
): FigureRows[] {
  const [days, cash] = [{ from, to }, 'true'];
  return [
    { to: adminPath('payments', { cash, ...days }), words: `${priceText(charged)} in payments` },
    ...(refunded > 0
      ? [{ to: adminPath('refunds', { cash, ...days }), words: `${priceText(refunded)} refunded` }]
      : []),
    ...(chargedBack > 0
      ? [
          {
            to: adminPath('disputes', { cash: 'TAKEN', ...days }),
            words: `${priceText(chargedBack)} disputed`,
          },
        ]
      : []),
    ...(returned > 0
      ? [
          {
            to: adminPath('disputes', { cash: 'RETURNED', ...days }),
            words: `${priceText(returned)} won back`,
          },
        ]
      : []),
  ];
}
