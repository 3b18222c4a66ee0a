import { type Letter, type Links, moment, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

/** Of an upgrade that was charged, this is the receipt as well. */
export function planChanged(data: MailData['plan-changed'], links: Links): Letter {
  const [from, to] = [tierLabel(data.from), tierLabel(data.to)];
  const now = data.takesEffect === 'now';
  const { receipt } = data;
  const heading = now ? `You are on the ${to} Plan` : `Your change to the ${to} Plan is scheduled`;
  return {
    subject: receipt ? `${heading}: receipt ${receipt.invoiceNumber}` : heading,
    heading,
    paragraphs: [
      now
        ? `You changed from the ${from} Plan to the ${to} Plan. It is active now.`
        : `You keep the ${from} Plan until your period ends. Then the ${to} Plan begins.`,
      nextChargeSentence(data),
    ],
    bill: receipt,
    facts: [
      [now ? 'Changed' : 'Begins', moment(data.takesEffectAt)],
      receipt ? ['Receipt', receipt.invoiceNumber] : ['Charged now', dollars(data.chargedCents)],
    ],
    action: { label: 'See your plan', url: links.subscription },
  };
}
