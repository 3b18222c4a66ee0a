/** Numbers that Braintree publishes for tests; the local one takes no other. One pays for one trial. */
export const TRIAL_CARDS: readonly string[] = [
  ...['371449635398431', '36259600000004', '6011000991300009', '6011111111111117', '3530111333300000'],
  ...['6304000000000000', '2223000048400011', '4005519200000004', '4009348888881881', '4012000033330026'],
  ...['4012000077777777', '4012888888881881', '4217651111111119', '4500600000000061', '6243030000000001'],
  ...['6221261111117766', '6223164991230014', '4111111111111210', '4111111111112101', '4111111111121102'],
  ...['4111111111131010', '4111111111310101', '4111111114101010', '4111111141010101', '4111111510101010'],
  ...['4111161010101010', '4117101010101010', '4229989100000000', '4229989500000006', '4229989700000004'],
];
const USUAL = ['4111111111111111', '5555555555554444', '378282246310005', '4242424242424242'];
const GOOD = [...USUAL, ...TRIAL_CARDS, ...USUAL];
const DECLINED = ['4000111111111115', '5105105105105100', '6011000990139424'];

/** The number of a card, the same for the same `nth`. */
export function cardOf(nth: number, kind: 'good' | 'declined'): string {
  const numbers = kind === 'good' ? GOOD : DECLINED;
  return numbers[nth % numbers.length] as string;
}

interface TypedCard {
  number: string;
  name: string;
  expiresIn: number;
}

/** Types a card into the processor's fields as a browser does; answers its nonce. */
export async function nonceOf(clientToken: string, { number, name, expiresIn }: TypedCard): Promise<string> {
  const token = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as ClientToken;
  const isAmex = /^3[47]/.test(number);
  const creditCard = {
    ...{ number, cvv: isAmex ? '1234' : '123', cardholderName: name },
    ...{ expirationMonth: '11', expirationYear: String(expiresIn) },
  };
  const answer = await fetch(`${token.clientApiUrl}/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authorizationFingerprint: token.authorizationFingerprint, creditCard }),
  });
  if (!answer.ok) throw new Error(`The processor refused ${number}: ${await answer.text()}`);
  const { creditCards } = (await answer.json()) as { creditCards: [{ nonce: string }] };
  return creditCards[0].nonce;
}

interface ClientToken {
  clientApiUrl: string;
  authorizationFingerprint: string;
}
