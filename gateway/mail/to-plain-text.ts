import { dollars } from '#schema/rules/money/money.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { ASKED_FOR, type Foot, type Letter } from './letter.ts';
import { picksText } from './pick-block.ts';

/** The letter as plain text. */
export function toPlainText(
  letter: Letter,
  { record, leaveUrl, settingsUrl, why = ASKED_FOR }: Foot,
): string {
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    letter.bill && billText(letter.bill),
    letter.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    letter.picks && picksText(letter.picks),
    letter.action && `${letter.action.label}:\n${letter.action.url}`,
    ...(letter.closing ?? []),
    `-- \n${PRODUCT.name}\nQuestions: ${PRODUCT.supportEmail}\n21+. Problem gambling? Call ${PRODUCT.helpline}${PRODUCT.operator && `\n${PRODUCT.operator}`}`,
    leaveUrl && `${why} Stop it:\n${leaveUrl}\nChange what you get:\n${settingsUrl}`,
    record && `${record.sentence}\n${record.url}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function billText({ lines, totalCents }: NonNullable<Letter['bill']>): string {
  const rows = [...lines, { description: 'Total', cents: totalCents }].map(({ description, cents }) => ({
    description,
    amount: dollars(cents),
  }));
  const wide = Math.max(...rows.map(({ description }) => description.length));
  const right = Math.max(...rows.map(({ amount }) => amount.length));
  return rows
    .map(({ description, amount }) => `${description.padEnd(wide)}  ${amount.padStart(right)}`)
    .join('\n');
}
