import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The sentences that readers stumbled on, and what stands in their place. */
const REPLACED: [before: string, now: string][] = [
  ['Nothing there? Send it', 'See today’s picks'],
  ['Goes straight to Braintree', 'Encrypted. Your card goes to Braintree, not to us.'],
  ['What is in it', 'What you get'],
  ['One trial a person', 'One trial per person. We remember this device and card as a one-way code.'],
  ['We still wait for word', 'Your payment is still being confirmed.'],
  ['$0 is charged from now on', 'You will not be charged again.'],
  ['Until that moment you can take it back', 'You can undo this until then.'],
  ['goes on as before', 'Your plan is active again.'],
  ['Plan goes on', 'Plan is active again'],
  ['Your plan, its dates, your card and your bills', 'Your plan, billing and invoices.'],
  ['what your programs may read', 'Email, password, sessions'],
  ['a program of yours', 'Use an API key to read your board from a bot, a spreadsheet or a model.'],
  ['so that it need not ask', 'Get an HTTP call when a pick is released or graded.'],
  ['Where shall we call', 'Enter an address'],
  ['It is called no more', 'We stop calling it and delete its log.'],
  ['So that you know it again', 'A name you will recognize'],
  ['A new card is charged at once', 'Add a new card and we will charge it right away.'],
  ['No member stands so now', 'No members with this status'],
  ['and stands so', 'found for'],
  ["label: 'Everybody'", 'All members'],
  ['Not said', 'None'],
  ['label="Team one"', 'label="Away"'],
  ['on their way back', 'is being refunded.'],
  ['Only for somebody who has paid nothing', 'New customers only'],
  ['Uses a customer', 'Uses per customer'],
  ['Uses in all', 'Total uses'],
  ['Look Again', 'Refresh'],
  ['Mails that were given up', 'Undeliverable mail'],
  ['Books and processor differ', 'Ledger and processor disagree'],
  ['Bet with your head', 'Problem gambling? Call'],
  ['Gambling problem? Call', '21+. Problem gambling? Call'],
  ['Mail me my receipts', 'Email me the week’s proofs every Monday'],
  ['Check a receipt', 'Check a proof'],
  ['Save receipt', 'Save proof'],
  ['so nothing can be bought', 'so you cannot buy anything'],
  ['so it is not tried again', 'so we will not try it again'],
  ['Your details stay here', 'We keep what you typed.'],
  ['is what luck alone does in', 'The band shows where luck alone ends in'],
  ['Everything marked “Sample”', 'Demo content: anything marked'],
  ['Type an amount', 'Enter an amount, such as'],
  ['so this lasts until you leave', 'so this lasts until you close the page'],
  ['Everything that we keep', 'Everything we keep about you, in one file.'],
  ['One step, and you are in', 'One step is left.'],
  ['it is not shown again', 'We will not show it again.'],
  ['To leave your plan', 'To end your plan, cancel it'],
  ['You change to the', 'Plan is scheduled'],
  ['Your account stays, and', 'Your account stays open'],
  ['Our support ended all sessions', 'Our support team signed you out'],
  ['a running plan keeps its price', 'the plan you have keeps its price'],
  ['There are no such days', 'When the first charge after a trial fails'],
  ['Never bet what you cannot', 'Never bet more than you can afford to lose'],
  ['leave such codes too', 'We keep the same kind of code'],
  ['tax law makes us keep', 'Records that tax law requires'],
  ['Your receipts of', 'Your proofs of'],
  ['keep what you paid for', 'Cancel anytime and keep access until'],
];

/** What stands in the sources of screens and mails, each file on one line. */
const root = join(import.meta.dirname, '..');
const sources = globSync('{frontend,gateway,schema}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|generated|replaced-words/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' '))
  .join('\n');

test.each(REPLACED)('“%s” is nowhere any more; “%s” is in its place', (before, now) => {
  expect(sources.includes(before)).toBe(false);
  expect(sources.includes(now)).toBe(true);
});
