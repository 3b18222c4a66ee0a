import { entry } from '../http/params.ts';
import type { CardData } from '../vault/records.ts';
import { isAmex } from './test-cards.ts';

/** The letters of AVS and CVV answers: match, no match, unverified, not provided, unsupported, error. */
export type Letter = 'M' | 'N' | 'U' | 'I' | 'S' | 'E' | 'A';

const postalCodes: Record<string, Letter> = { '20000': 'N', '20001': 'U' };
const streets: Record<string, Letter> = { '200': 'N', '201': 'U' };
const avsErrors: Record<string, Letter> = { '30000': 'E', '30001': 'S' };
const securityCodes: Record<string, Letter> = { '200': 'N', '201': 'U', '301': 'S' };
const amexCodes: Record<string, Letter> = { '2000': 'N', '2011': 'U', '3011': 'S' };

/** The sandbox's answers to test postal codes, street numbers and security codes. */
export function checkAddressAndCode(card: Pick<CardData, 'number' | 'cvv' | 'billingAddress'>) {
  const postalCode = String(card.billingAddress?.postal_code ?? '');
  const street = String(card.billingAddress?.street_address ?? '');
  const systemAnswer = entry(avsErrors, postalCode);
  return {
    avs_error_response_code: systemAnswer ?? null,
    avs_postal_code_response_code: systemAnswer ? 'U' : letter(postalCode, entry(postalCodes, postalCode)),
    avs_street_address_response_code: systemAnswer
      ? 'U'
      : letter(street, entry(streets, street.split(' ')[0] ?? '')),
    cvv_response_code: cvvLetter(card.number, card.cvv),
  };
}

function letter(value: string, known: Letter | undefined): Letter {
  return value === '' ? 'I' : (known ?? 'M');
}

function cvvLetter(number: string, cvv: string | null): Letter {
  return letter(cvv ?? '', (isAmex(number) ? amexCodes : securityCodes)[cvv ?? '']);
}

/** The reason for which AVS and CVV rules, when the merchant has them on, reject; or null. */
export function ruleRejection(
  checks: ReturnType<typeof checkAddressAndCode>,
  rules: { avsRules: boolean; cvvRules: boolean },
): 'avs' | 'cvv' | 'avs_and_cvv' | null {
  const avs =
    rules.avsRules &&
    [checks.avs_postal_code_response_code, checks.avs_street_address_response_code].includes('N');
  const cvv = rules.cvvRules && checks.cvv_response_code === 'N';
  if (avs && cvv) return 'avs_and_cvv';
  if (avs) return 'avs';
  return cvv ? 'cvv' : null;
}
