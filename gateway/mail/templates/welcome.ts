import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

export function welcome({ trialEndsAt }: MailData['welcome'], links: Links): Letter {
  return {
    subject: `Welcome to ${PRODUCT.name}`,
    heading: `Welcome to ${PRODUCT.name}`,
    paragraphs: [
      `Your free day has begun. Until ${moment(trialEndsAt)} you can read every Free pick, with the analysis behind it.`,
      'Each pick is sealed in a public record when it is posted, so anyone can check that nothing was changed after the game.',
    ],
    action: links.confirm
      ? { label: 'Confirm my address', url: links.confirm }
      : { label: 'See today’s picks', url: links.picks },
    closing: [
      ...(links.confirm ? [`Today’s picks: ${links.picks}`] : []),
      `Choose how we tell you of picks, by email or otherwise: ${links.alerts}`,
    ],
  };
}
