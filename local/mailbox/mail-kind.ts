import type { Mail } from './mailbox.ts';

/** What mails are about, by what their subjects say. The first that fits: only mails about picks can be left with one click. */
const KINDS: readonly (readonly [kind: string, isOfIt: (mail: Mail) => boolean])[] = [
  ['Results', ({ subject }) => /^Results of /.test(subject)],
  ['Picks', ({ subject, leaveUrl }) => leaveUrl !== undefined && !/^Your proofs/.test(subject)],
  [
    'Staff',
    ({ subject }) =>
      /^(No picks yet|Waits for|Payment disputed|Bank asks about|\d+ picks? not opened)/.test(subject),
  ],
  ['Money', ({ subject }) => /receipt|payment|refund|card|\bPlan\b|trial|month/i.test(subject)],
  ['Account', () => true],
];

export const MAIL_KINDS: readonly string[] = KINDS.map(([kind]) => kind);

export function kindOf(mail: Mail): string {
  return KINDS.find(([, isOfIt]) => isOfIt(mail))?.[0] ?? 'Account';
}
