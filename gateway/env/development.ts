import { PRODUCT } from '#schema/rules/text/product.ts';

/** What development makes do with; production must name its own. */
export const DEVELOPMENT = {
  SMTP_URL: undefined,
  MAIL_FROM: `${PRODUCT.name} <${PRODUCT.supportEmail}>`,
  SUPPORT_EMAIL: PRODUCT.supportEmail,
  SIGNING_KEY: 'development-only-and-known-to-everybody',
  HASH_KEY: 'development-only-and-known-to-everyone',
  RECORD_KEY: undefined,
};
