import creditCardType from 'credit-card-type';

/** What a verification of the card answers; a sale looks at the amount instead. */
export type Verdict = { status: 'verified' | 'processor_declined' | 'failed'; code: string };

interface TestCard {
  verdict?: Verdict;
  /** Fraud tools reject every sale and verification with this reason. */
  rejection?: 'fraud' | 'risk_threshold';
  /** A dispute opens as soon as the card is charged. */
  disputed?: boolean;
  bin?: Record<string, string>;
}

const declined: Verdict = { status: 'processor_declined', code: '2000' };
const failed: Verdict = { status: 'failed', code: '3000' };

/** Braintree's published test numbers. Nothing else is accepted, least of all a real card. */
const testCards: Record<string, TestCard> = {
  // Valid
  '378282246310005': {},
  '371449635398431': {},
  '36259600000004': {},
  '6011000991300009': {},
  '6011111111111117': {},
  '3530111333300000': {},
  '6304000000000000': {},
  '5555555555554444': {},
  '2223000048400011': {},
  '4111111111111111': {},
  '4005519200000004': {},
  '4009348888881881': {},
  '4012000033330026': {},
  '4012000077777777': {},
  '4012888888881881': {},
  '4217651111111119': {},
  '4500600000000061': {},
  '4242424242424242': {},
  '6243030000000001': {},
  '6221261111117766': {},
  '6223164991230014': {},
  // 3-D Secure and strong customer authentication
  '4000000000001000': {},
  '4023490000000008': {},
  // Pay with points
  '371260714673002': {},
  '378267515471109': {},
  '371544868764018': {},
  // Verification does not succeed
  '4000111111111115': { verdict: declined },
  '5105105105105100': { verdict: declined },
  '378734493671000': { verdict: declined },
  '6011000990139424': { verdict: declined },
  '38520000009814': { verdict: declined },
  '3566002020360505': { verdict: failed },
  // Fraud tools
  '4000111111111511': { rejection: 'fraud' },
  '4111130000000003': { rejection: 'risk_threshold' },
  // Disputes
  '4023898493988028': { disputed: true },
  // Card type indicators
  '4229989800000003': { bin: { business: 'Yes' } },
  '4111111111131010': { bin: { commercial: 'Yes' } },
  '4229989700000004': { bin: { consumer: 'Yes' } },
  '4229989100000000': { bin: { corporate: 'Yes' } },
  '4111111111121102': { bin: { country_of_issuance: 'USA' } },
  '4117101010101010': { bin: { debit: 'Yes' } },
  '4111161010101010': { bin: { durbin_regulated: 'Yes' } },
  '4111111510101010': { bin: { healthcare: 'Yes', product_id: 'J3' } },
  '6370950000000005': {},
  '6062820524845321': {},
  '4111111141010101': { bin: { issuing_bank: 'NETWORK ONLY' } },
  '4111111111310101': {
    bin: {
      commercial: 'No',
      debit: 'No',
      durbin_regulated: 'No',
      healthcare: 'No',
      payroll: 'No',
      prepaid: 'No',
      product_id: 'MSB',
    },
  },
  '4111111111111210': { bin: { prepaid: 'Yes' } },
  '4229989900000002': { bin: { prepaid_reloadable: 'Yes' } },
  '4111111114101010': { bin: { payroll: 'Yes', product_id: 'MSA' } },
  '4229989500000006': { bin: { purchase: 'Yes' } },
  '4111111111112101': {},
};

export function testCard(number: string): TestCard | undefined {
  return testCards[number];
}

const indicators = [
  'business',
  'commercial',
  'consumer',
  'corporate',
  'country_of_issuance',
  'debit',
  'durbin_regulated',
  'healthcare',
  'issuing_bank',
  'payroll',
  'prepaid',
  'prepaid_reloadable',
  'product_id',
  'purchase',
];

/** What the bank identification number says of a card; the sandbox knows only its test cards. */
export function binData(number: string): Record<string, string> {
  const known = testCards[number]?.bin ?? {};
  return Object.fromEntries(indicators.map((name) => [name, known[name] ?? 'Unknown']));
}

const names: Record<string, string> = {
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  hiper: 'Hiper',
};

/** Braintree's name of the brand: 'Visa', 'MasterCard', 'American Express', … */
export function cardType(number: string): string {
  const brand = creditCardType(number)[0];
  return brand ? (names[brand.type] ?? brand.niceType) : 'Unknown';
}

export function isAmex(number: string): boolean {
  return /^3[47]/.test(number);
}

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
