import { expect, test } from '@jest/globals';
import { presentInvoice } from './plan.presenter.ts';

const INVOICE = {
  ...{ id: 'inv_1', number: 'CL-20311120-4F7K2M9A', planCode: 'premium', currency: 'USD' },
  ...{ createdAt: '2031-11-20T17:00:00.000Z', paidAt: null },
  ...{ downloadUrl: 'https://chalkline.test/1.pdf', pageUrl: 'https://chalkline.test/1' },
};

test.each([
  ['CHARGE', 'charge'],
  ['REFUND', 'credit'],
] as const)('an invoice of type %s is the documented %s over REST', (type, documented) => {
  const given = {
    ...INVOICE,
    __typename: 'Invoice' as const,
    type,
    state: 'PAID' as const,
    totalCents: 7_900,
  };
  expect(presentInvoice(given)).toMatchObject({ type: documented, state: 'paid', total: 79 });
});
