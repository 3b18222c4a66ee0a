import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '#local/system/child-process.ts';
import { until } from '#local/testing/until.ts';
import { CARDS } from './card-form.ts';
import { findLayoutProblems } from './card-layout.ts';
import { newAddress } from './new-members.ts';
import { credentialsOf } from './viewers.ts';
import { startWebKit, type WebKit } from './webkit-driver.ts';
import { openWorld } from './world.ts';

/**
 * `npm run webkit`: buying at phone and desktop width, signing in, and the board, in WebKitGTK. Ends with an error when
 * something is out of place; pictures are in .local/webkit.
 */
const folder = join(root, '.local', 'webkit');
const PHONE = { name: 'phone', width: 390, height: 844 };
const DESKTOP = { name: 'desktop', width: 1280, height: 900 };
const CARD = { number: CARDS.good, expirationDate: '12/34', cvv: '123' };

const heading = (text: string) => `//h1[contains(., "${text}")]`;
const button = (text: string) => `//button[normalize-space()="${text}"]`;
const field = (label: string) => `//input[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;
const frame = (name: string) => `//iframe[@name="braintree-hosted-field-${name}"]`;

/** The frames are loaded when they come near. */
const GO_TO_CARD = `document.querySelector('[data-field="number"]').scrollIntoView({ block: 'center' })`;
/** The success page moves on by itself after two seconds, which may be before a busy machine has looked. */
const HOLD_SUCCESS = `const start = setTimeout;
  window.setTimeout = (work, after, ...given) => (after === 2000 ? 0 : start(work, after, ...given));`;
const FIND_RINGS = `return [...document.querySelectorAll('[data-focused]')].map((box) => box.parentElement.dataset.field)`;
const FIND_PROBLEMS = `globalThis.__name = (named) => named;
  const heights = [...document.querySelectorAll('[data-field] iframe')].map((each) =>
    each.parentElement.parentElement.getBoundingClientRect().height);
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return [
    ...(${findLayoutProblems})(),
    ...(new Set(heights).size === 1 ? [] : ['boxes are ' + heights + ' high']),
    ...(overflow > 0 ? ['the page is ' + overflow + ' too wide'] : []),
  ];`;

async function expectGoodCardForm(webkit: WebKit): Promise<void> {
  await webkit.run(GO_TO_CARD);
  const problems = await webkit.run<string[]>(FIND_PROBLEMS);
  if (problems.length > 0) throw new Error(`The card form: ${problems.join('; ')}`);
}

/** The ring is around this field alone. A window without the focus, as the first one of this display is, has none. */
async function expectRing(webkit: WebKit, part: string): Promise<void> {
  if (!(await webkit.run<boolean>('return document.hasFocus()'))) return;
  await until(async () => isDeepStrictEqual(await webkit.run(FIND_RINGS), [part])).catch(async () => {
    throw new Error(`The ring is around ${await webkit.run(FIND_RINGS)} and not around ${part}`);
  });
}

async function buy(webkit: WebKit, origin: string, { name, width, height }: typeof PHONE): Promise<void> {
  await webkit.resize(width, height);
  await webkit.open(`${origin}/checkout/premium`);
  await webkit.waitFor('//*[@data-field="number"]');
  await webkit.run(GO_TO_CARD);
  await webkit.waitFor(frame('cvv'));
  await until(() => webkit.run(`return !document.querySelector('[aria-busy="true"]')`));
  await expectGoodCardForm(webkit);
  await webkit.screenshot(join(folder, `card-form-${name}.png`));
  await webkit.type(field('Email'), newAddress(`webkit.${name}`));
  await webkit.type(field('First name'), 'Radia');
  await webkit.type(field('Last name'), 'Perlman');
  for (const [part, text] of Object.entries(CARD)) {
    await webkit.inFrame(frame(part), () => webkit.type('//input[not(@aria-hidden)]', text));
    await expectRing(webkit, part);
  }
  await expectGoodCardForm(webkit);
  await webkit.screenshot(join(folder, `card-filled-${name}.png`));
  await webkit.run(HOLD_SUCCESS);
  await webkit.click(button('Get Winning Picks'));
  await webkit.waitFor(heading('Payment Successful'));
  await webkit.screenshot(join(folder, `paid-${name}.png`));
  console.log(`  ✓ ${name}: a card form in which nothing is out of place, and the payment`);
}

async function readBoard(webkit: WebKit, origin: string): Promise<void> {
  const { email, password } = credentialsOf('premium');
  await webkit.open(`${origin}/signin`);
  await webkit.type(field('Email'), email);
  await webkit.type(field('Password'), password);
  await webkit.click(button('Sign In'));
  await webkit.waitFor(heading('Welcome Back'));
  console.log('  ✓ signed in');
  for (const { name, width, height } of [PHONE, DESKTOP]) {
    await webkit.resize(width, height);
    await webkit.open(`${origin}/dashboard`);
    await webkit.waitFor('//article//h2');
    await webkit.screenshot(join(folder, `board-${name}.png`));
  }
  const cards = await webkit.run<number>(`return document.querySelectorAll('article').length`);
  console.log(`  ✓ the board, ${cards} picks`);
}

mkdirSync(folder, { recursive: true });
const world = await openWorld({ say: console.log });
try {
  const webkit = await startWebKit();
  try {
    console.log(`  ${webkit.version}`);
    await buy(webkit, world.origin, PHONE);
    await buy(webkit, world.origin, DESKTOP);
    await readBoard(webkit, world.origin);
    console.log(`The pictures are in ${folder}`);
  } finally {
    await webkit.close();
  }
} finally {
  await world.close();
}
