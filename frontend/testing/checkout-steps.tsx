import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Session } from '#frontend/app/session/session.ts';
import {
  CheckFingerprintDocument,
  PaymentClientTokenDocument,
  PriceQuoteDocument,
} from '#frontend/generated/graphql.ts';
import { pass } from '#frontend/testing/pass.ts';
import type { Answers } from './answers.ts';
import { CardFrames } from './card-frames.ts';
import { sampleQuote } from './checkout-samples.ts';
import { sampleMember } from './samples.ts';
import { show } from './show.tsx';

/** Importing it replaces the processor's frames and the device's fingerprint before a page is rendered. */
export const frames = new CardFrames();
jest.unstable_mockModule('@fingerprintjs/fingerprintjs', () => ({
  default: { load: async () => ({ get: async () => ({ visitorId: 'device-1' }) }) },
}));

let log: ReturnType<typeof jest.spyOn>;

/** Every test of the file begins in a new browser, at one moment, with its conversions written down. */
export function inNewBrowsers(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(frames, { failure: null, broken: false, tokens: 0, opened: 0 });
    frames.focused.length = 0;
    document.head.innerHTML = '<script type="application/json" id="config"></script>';
    const config = { firebase: {}, tracking: { adapter: 'log' } };
    (document.getElementById('config') as HTMLElement).textContent = JSON.stringify(config);
    log = jest.spyOn(console, 'info').mockImplementation(() => {});
  });
  afterEach(() => {
    log.mockRestore();
    jest.useRealTimers();
  });
}

export const tracked = () => (log.mock.calls as unknown[][]).map(([, event]) => event);

export function memberOf(given: Parameters<typeof sampleMember>[0]): Session {
  return { status: 'member', member: sampleMember({ email: 'ann@example.com', ...given }) };
}
export const FREE = memberOf({ subscription: 'FREE', planStatus: 'EXPIRED' });

interface Visit {
  at: string;
  path?: string;
  session: Session;
  answers: Answers;
}

/** A checkout that nobody uses yet: price, card form and device check are answered, unless the test answers otherwise. */
export async function visitCheckout(page: ReactElement, { answers, ...visit }: Visit) {
  answers
    .or(PriceQuoteDocument, sampleQuote())
    .or(PaymentClientTokenDocument, { paymentClientToken: 'token' })
    .or(CheckFingerprintDocument, {
      checkFingerprint: { __typename: 'FingerprintCheck' as const, exists: false },
    } as never);
  const router = show(page, { ...visit, answers });
  await pass();
  await pass();
  return router;
}

/** A checkout that someone begins to use, which loads the card form. */
export async function openCheckout(page: ReactElement, visit: Visit) {
  const router = await visitCheckout(page, visit);
  fireEvent.pointerDown(document.body);
  await pass();
  await pass();
  return router;
}

export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const totalDue = () => screen.getByText('Total due today').nextElementSibling;

export async function fillIn() {
  type('Email', 'ann@example.com');
  type('First name', 'Ann');
  type('Last name', 'Bee');
  await act(async () => frames.fill());
}

/** Presses a button whose work takes two rounds with the server. */
export async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await pass();
  await pass();
}
export const pay = () => press('Get Winning Picks');
