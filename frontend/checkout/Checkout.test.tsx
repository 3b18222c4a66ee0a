import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { PaymentClientTokenDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { button, frames, inNewBrowsers, press, visitCheckout } from '#frontend/testing/checkout-steps.tsx';
import { pass } from '#frontend/testing/pass.ts';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

inNewBrowsers();

const before = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = before;
});

/** Observers tell that the page was scrolled to what they watch. */
function comesNear(): () => Promise<void> {
  const callbacks: IntersectionObserverCallback[] = [];
  class Observer extends before {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      callbacks.push(callback);
    }
  }
  window.IntersectionObserver = Observer;
  const near = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  return () =>
    act(async () => {
      for (const callback of callbacks) callback(near, {} as IntersectionObserver);
    });
}

async function visit() {
  const answers = new Answers();
  const at = { at: '/checkout/premium', path: '/checkout/:planType' };
  await visitCheckout(<CheckoutPage />, { ...at, session: VISITOR, answers });
  return answers;
}

async function untilLoaded() {
  await pass();
  await pass();
  expect(frames.opened).toBe(1);
  expect(screen.queryByRole('button', { name: /^Card number/ })).toBeNull();
}

describe('the card form', () => {
  test('is not requested while nobody uses the page, and has a field for each of its own meanwhile', async () => {
    const answers = await visit();
    await pass(60_000);
    expect(frames.opened).toBe(0);
    expect(answers.variablesOf(PaymentClientTokenDocument)).toEqual([]);
    for (const name of ['Card number', 'Expiration date', 'Security code'])
      expect(button(name)).toBeVisible();
  });

  test.each<[string, () => unknown]>([
    ['the first field gets the focus', () => act(() => screen.getByLabelText('Email').focus())],
    ['something is touched', () => fireEvent.pointerDown(document.body)],
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['the page is scrolled', () => fireEvent.scroll(window)],
  ])('is loaded once %s', async (_when, use) => {
    await visit();
    use();
    use();
    await untilLoaded();
  });

  test('is loaded when it comes near the viewport', async () => {
    const scrollThere = comesNear();
    await visit();
    expect(frames.opened).toBe(0);
    await scrollThere();
    await untilLoaded();
  });

  test('is loaded at once by a browser that cannot tell what is near', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    await visit();
    await untilLoaded();
  });

  test('gives a field the focus that its place was given while it was loading', async () => {
    await visit();
    fireEvent.click(button('Expiration date'));
    expect(button('Expiration date, loading')).toHaveFocus();
    await untilLoaded();
    expect(frames.focused).toEqual(['expirationDate']);
  });

  test('leaves the focus where it is otherwise', async () => {
    await visit();
    act(() => screen.getByLabelText('Email').focus());
    await untilLoaded();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(frames.focused).toEqual([]);
  });

  test('is incomplete when the button is pressed before it was loaded', async () => {
    await visit();
    for (const name of ['Email', 'First name', 'Last name'])
      fireEvent.change(screen.getByLabelText(name), { target: { value: 'ann@example.com' } });
    await press('Get Winning Picks');
    expect(screen.getByText('Card number is required')).toBeVisible();
    await untilLoaded();
    expect(frames.focused).toEqual(['number']);
  });
});
