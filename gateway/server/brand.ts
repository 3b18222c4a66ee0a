import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '#gateway/env.ts';
import { DEFAULT_ACCENT } from '#schema/rules/text/accent-colors.ts';
import { colorVariables } from '#schema/rules/text/palette.ts';
import { helplineDigits, NAME_TOKENS, PRODUCT, type Product } from '#schema/rules/text/product.ts';

type BrandEnvironment = Pick<
  Environment,
  | 'PRODUCT_NAME'
  | 'SUPPORT_EMAIL'
  | 'HELPLINE'
  | 'STATE_HELPLINES'
  | 'OPERATOR'
  | 'ACCENT_COLOR'
  | 'BRAND_DIR'
>;

const LOGO = 'logo.svg';
/** What a file of BRAND_DIR may replace, and its type. */
const BRAND_FILES: Record<string, string> = {
  [LOGO]: 'image/svg+xml',
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'share.png': 'image/png',
};

/** The operator's names and colour, for nameProduct(). */
export function productOf(env: BrandEnvironment): Product {
  return {
    name: env.PRODUCT_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    helpline: env.HELPLINE,
    stateHelplines: env.STATE_HELPLINES,
    operator: env.OPERATOR,
    accent: env.ACCENT_COLOR,
    hasOwnLogo: brandFiles(env).includes(LOGO),
  };
}

/** The files of BRAND_DIR that replace ours. Throws when the folder does not exist. */
export function brandFiles({ BRAND_DIR }: Pick<BrandEnvironment, 'BRAND_DIR'>): string[] {
  return BRAND_DIR ? readdirSync(BRAND_DIR).filter((name) => name in BRAND_FILES) : [];
}

export function installBrandFiles(app: FastifyInstance, env: BrandEnvironment): void {
  for (const name of brandFiles(env)) {
    const file = readFileSync(join(String(env.BRAND_DIR), name));
    app.get(`/${name}`, (_request, reply) =>
      reply
        .type(String(BRAND_FILES[name]))
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .send(file),
    );
  }
}

/** A built page or file with the operator's names in place of the tokens. `quote` fits them into its syntax. */
export function withNames(text: string, quote: (name: string) => string): string {
  const names = { ...PRODUCT, helplineDigits: helplineDigits(PRODUCT.helpline) };
  return Object.entries(NAME_TOKENS).reduce(
    (named, [key, token]) => named.replaceAll(token, () => quote(String(names[key as keyof typeof names]))),
    text.replaceAll('__BRAND_STYLE__', brandStyle),
  );
}

/** Replaces the colors of frontend/app/tokens.css that follow the accent, and the mark; empty for ours. */
function brandStyle(): string {
  const rules = [
    ...(PRODUCT.accent === DEFAULT_ACCENT
      ? []
      : [
          `:root:root{${accentVariables('light')}}`,
          `:root:root.dark,.always-dark.always-dark{${accentVariables('dark')}}`,
        ]),
    ...(PRODUCT.hasOwnLogo
      ? [
          '[data-wordmark] svg{display:none}',
          `[data-wordmark]::before{content:"";width:28px;height:24px;background:url(/${LOGO}) center/contain no-repeat}`,
        ]
      : []),
  ];
  // The nonce is put in with each answer.
  return rules.length > 0 ? `<style nonce="__NONCE__">${rules.join('')}</style>` : '';
}

function accentVariables(theme: 'light' | 'dark'): string {
  const usual = colorVariables(DEFAULT_ACCENT);
  return Object.entries(colorVariables(PRODUCT.accent))
    .filter(([name, color]) => color[theme] !== usual[name]?.[theme])
    .map(([name, color]) => `${name}:${color[theme]}`)
    .join(';');
}
