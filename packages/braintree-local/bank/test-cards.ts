import creditCardType from 'credit-card-type';

/** The result of verifying a card; the result of a sale depends on its amount. */
interface Verdict {
  status: 'processor_declined' | 'failed';
  code: string;
}

interface TestCard {
  verdict?: Verdict;
  /** Fraud tools reject every sale and verification with this reason. */
  rejection?: 'fraud' | 'risk_threshold';
  /** A dispute opens as soon as the card is charged. */
  disputed?: boolean;
}

const DECLINED: Verdict = { status: 'processor_declined', code: '2000' };
const FAILED: Verdict = { status: 'failed', code: '3000' };

/** Braintree's published test numbers. No other number is accepted, so no real card ever is. */
const TEST_CARDS: Record<string, TestCard> = {
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
  // Of other kinds: prepaid, business, debit, …
  '4111111111111210': {},
  '4111111111112101': {},
  '4111111111121102': {},
  '4111111111131010': {},
  '4111111111310101': {},
  '4111111114101010': {},
  '4111111141010101': {},
  '4111111510101010': {},
  '4111161010101010': {},
  '4117101010101010': {},
  '4229989100000000': {},
  '4229989500000006': {},
  '4229989700000004': {},
  '4229989800000003': {},
  '4229989900000002': {},
  // Verification does not succeed
  '4000111111111115': { verdict: DECLINED },
  '5105105105105100': { verdict: DECLINED },
  '378734493671000': { verdict: DECLINED },
  '6011000990139424': { verdict: DECLINED },
  '38520000009814': { verdict: DECLINED },
  '3566002020360505': { verdict: FAILED },
  // Fraud tools
  '4000111111111511': { rejection: 'fraud' },
  '4111130000000003': { rejection: 'risk_threshold' },
  // Disputes
  '4023898493988028': { disputed: true },
};

export function testCard(number: string): TestCard | undefined {
  return TEST_CARDS[number];
}

const BRAND_NAMES: Record<string, string> = {
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  hiper: 'Hiper',
};

/** Braintree's name of the brand: 'Visa', 'MasterCard', 'American Express', … */
export function cardType(number: string): string {
  const brand = creditCardType(number)[0];
  return brand ? (BRAND_NAMES[brand.type] ?? brand.niceType) : 'Unknown';
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
