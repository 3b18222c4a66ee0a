import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { easternDay, longDay, plainMoment, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { cardName } from './cards.ts';
import { MAX_EVIDENCE } from './disputes.ts';
import { dollars } from './money.ts';

interface Moment {
  at: Date;
}

/** What a text of evidence is made of. */
export interface EvidenceFacts {
  email: string;
  cents: number;
  payment: {
    invoiceNumber: string;
    tier: Tier;
    cents: number;
    paidAt: Date | null;
    periodStartsAt: Date;
    periodEndsAt: Date;
    cardType: string | null;
    last4: string | null;
  } | null;
  evidence: {
    agreements: (Moment & { sentence: string })[];
    signIns: { deviceName: string; lastSeenAt: Date }[];
    months: {
      month: string;
      signIns: number;
      lastDevice: string | null;
      alerts: number;
      picksOpen: number;
    }[];
    charges: { number: string; paidAt: Date; mailedAt: Date | null }[];
    refunds: { cents: number; paidAt: Date }[];
    picks: { id: string; teamOne: string; teamTwo: string; sealedAt: Date | null; startsAt: Date }[];
    pickCount: number;
  };
}

/** How many agreements, months and picks are named. */
const NAMED = { agreements: 2, months: 4, picks: 3 };

/** A text for the bank, of what our records say and of nothing else. A person reads and changes it before it is sent. */
export function evidenceText(facts: EvidenceFacts, publicUrl: string): string {
  const parts = [
    paymentPart(facts),
    agreementPart(facts),
    usePart(facts),
    deliveryPart(facts, publicUrl),
    refundPart(facts),
  ];
  return parts.filter(Boolean).join('\n\n').slice(0, MAX_EVIDENCE);
}

const dayOf = (instant: Date) => longDay(easternDay(instant));

function paymentPart({ email, cents, payment }: EvidenceFacts): string {
  if (!payment) return `PAYMENT. ${email} paid ${dollars(cents)} to ${PRODUCT.name}.`;
  const { invoiceNumber, tier, periodStartsAt, periodEndsAt, paidAt, cardType, last4 } = payment;
  const card = cardType && last4 ? ` with ${cardName(cardType)} ending in ${last4}` : '';
  const when = paidAt ? ` on ${dayOf(paidAt)}` : '';
  return `PAYMENT. ${email} paid ${dollars(payment.cents)}${when}${card}: invoice ${invoiceNumber} for the plan ${tierLabel(tier)} of ${PRODUCT.name}, from ${dayOf(periodStartsAt)} to ${dayOf(periodEndsAt)}.`;
}

/** The last ones before the payment: it was made under them, and under none that came later. */
function agreementPart({ payment, evidence: { agreements } }: EvidenceFacts): string {
  const paidAt = payment?.paidAt;
  const said = agreements
    .filter(({ at }) => !paidAt || at <= paidAt)
    .slice(-NAMED.agreements)
    .map(({ at, sentence }) => `On ${plainMoment(at)}: “${sentence}”`);
  return said.length > 0
    ? `AGREEMENT. Beside the button that they clicked was this sentence. ${said.join(' ')}`
    : '';
}

function usePart({ evidence: { signIns, months } }: EvidenceFacts): string {
  const [last] = signIns;
  const devices = [...new Set(signIns.map(({ deviceName }) => deviceName))];
  const recent = last
    ? `The account was last used on ${plainMoment(last.lastSeenAt)} on ${last.deviceName}. Devices that signed in within the last 90 days: ${devices.join(', ')}.`
    : '';
  const counts = months
    .filter((month) => month.lastDevice !== null)
    .slice(0, NAMED.months)
    .map(
      ({ month, signIns: count, lastDevice }) =>
        `${plainMonth(month)}: ${times(count)}, last on ${lastDevice}.`,
    );
  const text = [recent, counts.length > 0 ? `Sign-ins by month. ${counts.join(' ')}` : ''].filter(Boolean);
  return text.length > 0 ? `USE. ${text.join(' ')}` : '';
}

/** Who stays signed in signs in never, and uses it all the same. */
function times(count: number): string {
  if (count === 0) return 'signed in since an earlier month';
  return count === 1 ? 'once' : `${count} times`;
}

function deliveryPart({ evidence: { months, picks, pickCount } }: EvidenceFacts, publicUrl: string): string {
  const alerts = months.reduce((sum, month) => sum + month.alerts, 0);
  const sealed = picks
    .filter(({ sealedAt, startsAt }) => sealedAt && sealedAt < startsAt)
    .slice(0, NAMED.picks);
  const text = [
    pickCount > 0 ? `${opened(pickCount)} in the time that was paid for.` : '',
    alerts > 0 ? `We delivered ${alerts} ${alerts === 1 ? 'alert' : 'alerts'} about picks to them.` : '',
    sealed.length > 0
      ? `Picks are sealed in a public log before their games, which anybody can check. ${sealed.map((pick) => pickText(pick, publicUrl)).join(' ')}`
      : '',
  ].filter(Boolean);
  return text.length > 0 ? `DELIVERY. ${text.join(' ')}` : '';
}

const opened = (count: number) =>
  count === 1
    ? '1 pick was open to them before its game'
    : `${count} picks were open to them before their games`;

function pickText(
  { id, teamOne, teamTwo, sealedAt, startsAt }: EvidenceFacts['evidence']['picks'][number],
  publicUrl: string,
): string {
  const sealed = sealedAt ? `sealed ${plainMoment(sealedAt)}, ` : '';
  return `${teamOne} and ${teamTwo}: ${sealed}game ${plainMoment(startsAt)}, ${publicUrl}${pickPath(id)}`;
}

function refundPart({ payment, evidence: { charges, refunds } }: EvidenceFacts): string {
  const receipt = charges.find(
    ({ number, mailedAt }) => mailedAt && number === payment?.invoiceNumber,
  )?.mailedAt;
  const mailed = receipt ? `The receipt was mailed on ${plainMoment(receipt)}.` : '';
  const back =
    refunds.length > 0
      ? `Refunded to them so far, of all their payments: ${refunds.map(({ cents, paidAt }) => `${dollars(cents)} on ${dayOf(paidAt)}`).join(', ')}.`
      : 'Nothing was refunded.';
  return `RECEIPTS AND REFUNDS. ${[mailed, back, 'A plan is canceled on its page with two clicks, at any time.'].filter(Boolean).join(' ')}`;
}
