import { PRODUCT } from '#schema/rules/text/product.ts';
import type { LegalDocument } from './legal-document.ts';

/** Matches what the software does with data. OPERATOR is named above it; operators add their governing law. */
export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  dated: 'November 15, 2024',
  summary: `We keep what we need to run your membership: your email, your plan and your payments. We never see your card number, and we never sell your data.`,
  sections: [
    {
      heading: 'What we collect',
      paragraphs: ['Each item below has one purpose. We collect nothing else.'],
      points: [
        'Your account: your email address, when you signed up, your plan and its history, why you canceled it if you told us, how you want odds and times shown, at which sportsbooks you bet if you chose them, and whether we know that the address is yours.',
        'Your alerts: when and how you want to be told of picks, results and proofs, and which of these messages we sent. If your mailbox refuses our mail or reports it as spam, we keep that under a one-way code of the address, so that we stop. If you turn on notifications in a browser, we keep the address and keys that its push service gave us until you turn them off or sign out. If you subscribe to your calendar or news feed, we keep since when its private address is valid. If you link a Discord account, we keep its number and name and which role we gave it, until you unlink it; we keep no access to your Discord account.',
        'Your payments: amounts, dates and results; of your card only its type, its last four digits and its expiry date; your billing name and address.',
        'Your device: when you start a trial, a fingerprint of your browser, stored as a one-way code, so that each person and device gets one trial. We keep the same kind of code of your email address and your card, so that trials and coupons are used only once.',
        'Your own limits: a monthly limit, a break or a self-exclusion, stored under a one-way code of your email address, so that they hold whatever happens to your account.',
        'Your sign-ins: when, and on which kind of device, such as “Chrome on Windows”, so that you can see where you are signed in and we can tell you about a new device. Deleted after 90 days without use.',
        'Technical records: the time, address and result of requests, kept to keep the service safe. Passwords, cards and sign-in tokens are never written to them.',
      ],
    },
    {
      heading: 'What we never hold',
      paragraphs: [
        'Your password is held by our sign-in provider and your card number by our payment processor. Neither reaches our servers in readable form, and our staff cannot look them up.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'To show you the picks of your plan, to charge what you agreed to, to answer when you write to us, to prevent misuse of trials and payments, and to keep the records that tax law requires. When you write to us, our support can look at your pages as you see them for half an hour, without changing anything; the download of your data lists each time, and why.',
      ],
    },
    {
      heading: 'Who helps us',
      paragraphs: [
        'Google Firebase checks who you are when you sign in. Braintree, a PayPal service, stores your card and moves the money. If you link a Discord account, Discord learns from us which role it has in our server. Our hosting provider runs the servers. Each may use your data only for that work. We share it with no one else unless the law requires it.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'We set no advertising cookies. Your browser stores your sign-in and your choice of a light or dark theme, and a random code that tells us this browser is not new to your account. Until you close the tab it also stores what you typed into a checkout form (never your card), a purchase in progress, so that it is never made twice, and which steps were already counted. You can clear all of it in your browser, which signs you out. If we measure a purchase, we count its plan and value and not who you are.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Account data: as long as you have an account. Invoices and payments: as long as tax law requires. Technical records: 30 days. Trial and coupon codes of devices, cards and email addresses: two years, after which they are deleted. Emails and other alerts we sent: 30 days. Of each month with a plan that you bought, how often you signed in, the device you used last and when, how many alerts we delivered and how many picks were open to you: 18 months, so that we can answer a bank that takes a payment back. If you delete your account, these counts stay without your name until then. Your own limits: kept, so that nobody can shorten a self-exclusion by deleting an account.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        `On your account page you can download your data and delete your account at any time. While you have a plan, we email you its picks once your address is confirmed; results and weekly proofs come only if you ask for them. You choose all of it under Alerts, and each of these emails has a link that stops it. Records that tax law requires are kept without your name and used for nothing else. To have something corrected, write to ${PRODUCT.supportEmail} from the address of your account. We typically reply within 24 hours and finish within 30 days, at no charge.`,
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, access is limited to the few people who need it, and admin actions are logged. If your data is ever exposed, we will tell you and the authorities without delay.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'The service is for people aged 21 and older. We do not knowingly keep data of anyone younger, and delete it when we learn of it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this policy changes in a way that matters to you, we email members before it takes effect. The date at the top is the date of this version.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [`Questions about your data: ${PRODUCT.supportEmail}.`],
    },
  ],
};
