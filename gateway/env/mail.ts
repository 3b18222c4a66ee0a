import { z } from 'zod';
import { DEVELOPMENT } from './development.ts';

/** The mail servers. */
export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server: smtp://user:password@host:587. Without one (development only), mails stay in the outbox.',
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .default(DEVELOPMENT.MAIL_FROM)
    .describe('Sender of every mail, such as Name <address>.'),
  MAIL_EVENTS_KEY: z
    .string()
    .min(24, 'at least 24 characters')
    .optional()
    .describe(
      'Secret with which the mail provider reports bounces and complaints to /mails/events; 24 characters or more. Without one it cannot.',
    ),
  MAIL_BULK_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server for mails about picks, where they go by another way than receipts; without it SMTP_URL.',
    ),
  MAIL_BULK_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('Sender of mails about picks, best on a subdomain of its own; without it MAIL_FROM.'),
  MAIL_BULK_KEY_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]{2,60}$/, 'the name of a header')
    .optional()
    .describe(
      'Header in which the provider of mails about picks takes an idempotency key, so that none comes twice after a crash: Resend-Idempotency-Key at Resend. Without one a few can.',
    ),
};
