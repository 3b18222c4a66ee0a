import { z } from 'zod';
import { helplinesOf } from '#schema/rules/text/helplines.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { DEVELOPMENT } from './development.ts';

/** What pages show, and where their files are. */
export const pageVariables = {
  PRODUCT_NAME: z
    .string()
    .min(1)
    .max(40)
    .default(PRODUCT.name)
    .describe('What the product is called on pages, mails and invoices.'),
  SUPPORT_EMAIL: z
    .email()
    .default(DEVELOPMENT.SUPPORT_EMAIL)
    .describe('Address that members write to; on every page and mail.'),
  OPERATOR: z
    .string()
    .max(200)
    .default('')
    .describe(
      'The company that operates the product and its postal address, in the footer, the Terms, the Privacy Policy and mails.',
    ),
  ACCENT_COLOR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, `use six hex digits, such as ${PRODUCT.accent}`)
    .default(PRODUCT.accent)
    .describe('Color of buttons, marks and links. Readable shades for both themes are derived from it.'),
  BRAND_DIR: z
    .string()
    .optional()
    .describe(
      'Folder with files that replace ours, each optional: `logo.svg` (beside the name), `favicon.svg`, `favicon.ico`, `apple-touch-icon.png`, `icon-192.png`, `icon-512.png`, `share.png`.',
    ),
  HELPLINE: z
    .string()
    .min(3)
    .max(60)
    .default(PRODUCT.helpline)
    .describe('Helpline for problem gambling where you operate; letters are dialed as their keys.'),
  STATE_HELPLINES: z
    .string()
    .max(2_000)
    .default('')
    .transform((text, { issues }) => {
      const lines = helplinesOf(text);
      if (!lines)
        issues.push({
          code: 'custom',
          input: text,
          message: 'name a state and its number, separated by commas',
        });
      return lines ?? [];
    })
    .describe(
      'Helplines of states, shown on the account page after the national one, such as `Ohio 1-800-000-0000, New York 1-800-000-0000`. Have them checked: they change.',
    ),
  TRACKING: z
    .enum(['none', 'log', 'pixel'])
    .optional()
    .describe(
      'Where conversions are reported: `none`, `log` (the browser console) or `pixel`. The default is `log` in development, else `none`.',
    ),
  TRACKING_PIXEL_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Image to request with event, value and currency when TRACKING is `pixel`.'),
  MARKETING_SAMPLES: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'Whether the pages show sample content: invented ratings, reviews, winners, counts and offer clocks, and features that this software does not provide. `on` is for demonstrations.',
    ),
  EXPLORER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether to serve `/explorer`, a page to try the API. With `off` it redirects to `/api/docs`.'),
  SANDBOX: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether a browser that opens `/graphql` gets Apollo Sandbox: in development a page of ours with scripts from Apollo’s hosts, else Apollo’s own page on this API. The default is `on` in development, else `off`.',
    ),
  EXAMPLES_DIR: z.string().default('examples').describe('Folder of the explorer’s example operations.'),
  ASSETS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder that several gateways share, such as a volume. Each adds the scripts and styles of its build, so that a page of another build finds them while a deployment runs and for 30 days after.',
    ),
  FRONTEND_DIR: z.string().default('dist/frontend').describe('Folder of the built front end.'),
};
