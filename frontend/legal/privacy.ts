import { PRODUCT } from '#schema/rules/product.ts';
import type { LegalDocument } from './legal-document.ts';

/** What this software does with data. An operator adds their own name, address and law to it. */
export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  dated: 'November 15, 2024',
  summary: `We keep what we need to run your membership: your email, your plan and your payments. We never see your card number, and we sell nothing about you to anybody.`,
  sections: [
    {
      heading: 'What we collect',
      paragraphs: ['Each item below has one purpose, and we ask for nothing beyond them.'],
      points: [
        'Your account: your email address, when you signed up, your plan and its history.',
        'Your payments: amounts, dates and results; of your card only its type, its last four digits and its expiry date; your billing name and address.',
        'Your device: a keyed fingerprint of the browser that began a trial, kept as a code that cannot be turned back into the device, so that each person and device has one trial.',
        'Technical records: the time, address and result of requests, kept to keep the service safe. Passwords, cards and sign-in tokens are never written to them.',
      ],
    },
    {
      heading: 'What we never hold',
      paragraphs: [
        'Your password is held by our sign-in provider and your card number by our payment processor. Neither passes through our servers in a readable form, and none of our staff can look it up.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'To show you the picks of your plan, to charge what you agreed to, to answer when you write to us, to prevent misuse of trials and payments, and to keep the records that tax law asks of us.',
      ],
    },
    {
      heading: 'Who helps us',
      paragraphs: [
        'Google Firebase checks who you are when you sign in. Braintree, a PayPal service, stores your card and moves the money. Our hosting provider runs the servers. Each may use your data only to do that work for us. We give it to nobody else unless a law makes us.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'We set no advertising cookies. Your browser stores your sign-in, your choice of a light or dark theme, the time left on a checkout offer and, until you close the tab, a purchase you have begun, so that it is never made twice, and what was already counted. You can clear all of it in your browser; you are then signed out. When a purchase is measured, we count its plan and value and not who you are.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Account data: as long as you have an account. Invoices and payments: as long as tax law asks. Technical records: 30 days. Trial codes of devices and cards: two years, after which they are deleted.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        `You may ask for a copy of your data, have it corrected, or have your account and data deleted; what tax law makes us keep is then kept for nothing else. Write to ${PRODUCT.supportEmail} from the address of your account. We answer typically within 24 hours and are done within 30 days, at no charge.`,
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, access is limited to the few people who need it, and what admins do is recorded. Should your data ever be exposed, we tell you and the authorities without delay.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'The service is for people of 21 and older. We do not knowingly keep data of anybody younger and delete it when we learn of it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this policy changes in a way that matters to you, we mail members before it takes effect. The date at the top is that of the text you are reading.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [`Questions about your data: ${PRODUCT.supportEmail}.`],
    },
  ],
};
