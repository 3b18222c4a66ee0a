import { entry } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';

/** What a documented test nonce stands for: a card, a used-up nonce, or an instrument not taken here. */
export type FakeNonce =
  | { kind: 'card'; number: string; threeDSecure: XmlFields | null }
  | { kind: 'consumed' }
  | { kind: 'refused'; code: string };

const visa = '4111111111111111';
const enrolledVisa = '4000000000001000';

/** Nonces that stand for a plain card. */
const cards: Record<string, string> = {
  'fake-valid-nonce': visa,
  'fake-valid-visa-nonce': '4012888888881881',
  'fake-valid-amex-nonce': '378282246310005',
  'fake-valid-mastercard-nonce': '5555555555554444',
  'fake-valid-discover-nonce': '6011111111111117',
  'fake-valid-jcb-nonce': '3530111333300000',
  'fake-valid-maestro-nonce': '6304000000000000',
  'fake-valid-dinersclub-nonce': '36259600000004',
  'fake-valid-prepaid-nonce': '4111111111111210',
  'fake-valid-prepaid-reloadable-nonce': '4229989900000002',
  'fake-valid-business-nonce': '4229989800000003',
  'fake-valid-consumer-nonce': '4229989700000004',
  'fake-valid-corporate-nonce': '4229989100000000',
  'fake-valid-purchase-nonce': '4229989500000006',
  'fake-valid-commercial-nonce': '4111111111131010',
  'fake-valid-durbin-regulated-nonce': '4111161010101010',
  'fake-valid-healthcare-nonce': '4111111510101010',
  'fake-valid-debit-nonce': '4117101010101010',
  'fake-valid-payroll-nonce': '4111111114101010',
  'fake-valid-no-indicators-nonce': '4111111111310101',
  'fake-valid-unknown-indicators-nonce': '4111111111112101',
  'fake-valid-country-of-issuance-usa-nonce': '4111111111121102',
  'fake-valid-country-of-issuance-cad-nonce': '4111111111121102',
  'fake-valid-issuing-bank-network-only-nonce': '4111111141010101',
  'fake-pinless-debit-visa-nonce': '4117101010101010',
  'fake-processor-declined-visa-nonce': '4000111111111115',
  'fake-processor-declined-mastercard-nonce': '5105105105105100',
  'fake-processor-declined-amex-nonce': '378734493671000',
  'fake-processor-declined-discover-nonce': '6011000990139424',
  'fake-processor-failure-jcb-nonce': '3566002020360505',
  'fake-gateway-rejected-fraud-nonce': '4000111111111511',
  'fake-gateway-rejected-risk-thresholds-nonce': '4111130000000003',
};

/** Status, ECI flag and liability shift of the 3-D Secure nonces, all of them a Visa card. */
const authenticated: Record<string, [status: string, enrolled: string, eci: string, shifted: boolean]> = {
  'visa-full-authentication': ['authenticate_successful', 'Y', '05', true],
  'visa-lookup-timeout': ['lookup_error', 'U', '07', false],
  'visa-failed-signature': ['authenticate_signature_verification_failed', 'Y', '07', false],
  'visa-failed-authentication': ['authenticate_failed', 'Y', '07', false],
  'visa-attempts-non-participating': ['authenticate_attempt_successful', 'Y', '06', true],
  'visa-not-enrolled': ['lookup_not_enrolled', 'N', '06', true],
  'visa-unavailable': ['authenticate_unable_to_authenticate', 'U', '07', false],
  'visa-mpi-lookup-error': ['lookup_error', 'U', '07', false],
  'visa-mpi-authenticate-error': ['authenticate_error', 'Y', '07', false],
  'visa-authentication-unavailable': ['authenticate_unable_to_authenticate', 'Y', '07', false],
  'visa-bypassed-authentication': ['lookup_bypassed', 'B', '07', false],
  'two-visa-successful-frictionless-authentication': ['authenticate_successful', 'Y', '05', true],
  'two-visa-successful-step-up-authentication': ['authenticate_successful', 'Y', '05', true],
  'two-visa-error-on-lookup': ['lookup_error', 'U', '07', false],
  'two-visa-timeout-on-lookup': ['lookup_error', 'U', '07', false],
};

/** The start of a nonce's name → the code with which a cards-only merchant refuses the instrument. */
const refused: [start: string, code: string][] = [
  ['fake-paypal-', '82904'],
  ['fake-apple-pay-', '83501'],
  ['fake-android-pay-', '83708'],
  ['fake-abstract-transactable-', '93117'],
  ['fake-europe-bank-account-', '93117'],
  ['fake-local-payment-method-', '93117'],
  ['fake-venmo-account-', '93117'],
  ['fake-token-issuance-error-venmo-account-', '93117'],
  ['fake-visa-checkout-', '93117'],
  ['tokensam_fake_', '93117'],
  ['fake-sepa-direct-debit-', '93117'],
  ['fake-us-bank-account-', '93117'],
  ['fake-meta-checkout-', '93117'],
];

export function fakeNonce(nonce: string): FakeNonce | undefined {
  const number = entry(cards, nonce);
  if (number) return { kind: 'card', number, threeDSecure: null };
  if (nonce === 'fake-consumed-nonce') return { kind: 'consumed' };
  if (nonce === 'fake-luhn-invalid-nonce') return { kind: 'refused', code: '81715' };
  const other = refused.find(([start]) => nonce.startsWith(start));
  if (other) return { kind: 'refused', code: other[1] };
  const threeDSecure = threeDSecureInfo(nonce);
  return threeDSecure ? { kind: 'card', number: enrolledVisa, threeDSecure } : undefined;
}

function threeDSecureInfo(nonce: string): XmlFields | undefined {
  const name = /^fake-three-d-secure-(.+)-nonce$/.exec(nonce)?.[1] ?? '';
  const known = entry(authenticated, name);
  if (!known) return undefined;
  const [status, enrolled, eci_flag, shifted] = known;
  return {
    status,
    enrolled,
    eci_flag,
    liability_shifted: shifted,
    liability_shift_possible: enrolled === 'Y' || shifted,
    cavv: shifted ? 'cavv_value' : null,
    xid: shifted ? 'xid_value' : null,
    ds_transaction_id: null,
    three_d_secure_version: name.startsWith('two-') ? '2.2.0' : '1.0.2',
  };
}
