import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PaymentClientTokenDocument, UpdatePaymentMethodDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { CardFrames } from '#frontend/testing/card-frames.ts';
import { samplePlan } from '#frontend/testing/plan-samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { UpdateCardDialog } from './UpdateCardDialog.tsx';

const frames = new CardFrames();
const done: string[] = [];
const saved = { updatePaymentMethod: { subscription: samplePlan() } };

beforeEach(() => {
  frames.failure = null;
  done.length = 0;
});

async function open(answers: Answers, dueCents: number | null = null) {
  answers.to(PaymentClientTokenDocument, { paymentClientToken: 'token' });
  const dialog = (
    <UpdateCardDialog
      open
      title="Update Payment Method"
      dueCents={dueCents}
      onClose={() => {}}
      onDone={() => done.push('done')}
    />
  );
  show(dialog, { at: '/subscription', answers });
  await waitFor(() => expect(screen.getByRole('button', { name: /save card$/i })).toBeEnabled());
}

async function save() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save card' })));
}

test('the token of the card is sent once', async () => {
  const answers = new Answers().to(UpdatePaymentMethodDocument, saved);
  await open(answers);
  await act(async () => frames.fill());
  expect(screen.getByText('Visa')).toBeVisible();
  expect(screen.getByText(/No charge now\./)).toBeVisible();
  await save();
  expect(done).toEqual(['done']);
  expect(answers.variablesOf(UpdatePaymentMethodDocument)).toEqual([{ input: { token: 'nonce-1' } }]);
});

test('a card is saved at once where the frames say late that it is filled in', async () => {
  const answers = new Answers().to(UpdatePaymentMethodDocument, saved);
  await open(answers);
  await act(async () => frames.fillUnnoticed());
  await save();
  expect(done).toEqual(['done']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a button that charges says so', async () => {
  await open(new Answers(), 7_900);
  expect(screen.getByRole('button', { name: 'Pay $79.00 and save card' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Save card' })).toBeNull();
  expect(
    screen.getByText('$79.00 is due and will be charged to this card now. Later payments will use it too.'),
  ).toBeVisible();
});

test('the ring is around the field that has the focus, also where a field before it still calls itself focused', async () => {
  await open(new Answers());
  const ringed = () =>
    [...document.querySelectorAll('[data-field]')]
      .filter((field) => field.querySelector('[data-focused]'))
      .map((field) => field.getAttribute('data-field'));
  act(() => frames.enter('number'));
  expect(ringed()).toEqual(['number']);
  act(() => frames.enter('cvv', ['number', 'cvv']));
  expect(ringed()).toEqual(['cvv']);
  act(() => frames.leave('number'));
  act(() => frames.leave('cvv'));
  expect(ringed()).toEqual([]);
});

test('Enter in a card field saves', async () => {
  const answers = new Answers().to(UpdatePaymentMethodDocument, saved);
  await open(answers);
  await act(async () => frames.fill());
  await act(async () => frames.pressEnter());
  expect(answers.timesSent(UpdatePaymentMethodDocument)).toBe(1);
});

describe('failures are shown in the dialog, and another card can be tried', () => {
  test('a card that is not filled in is said at its fields', async () => {
    const answers = new Answers();
    await open(answers);
    await save();
    expect(screen.getByText('Card number is required')).toBeVisible();
    expect(frames.focused.at(-1)).toBe('number');
    expect(answers.timesSent(UpdatePaymentMethodDocument)).toBe(0);
  });

  test('a number that is none is said after saving, although it has the focus and could go on, until it is valid', async () => {
    await open(new Answers());
    await act(async () => frames.mistype({ isFocused: true }));
    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    await act(async () => frames.mistype({ isFocused: true }));
    expect(screen.getByRole('alert')).toHaveTextContent('Card number is not valid');
    expect(frames.problems.get('number')).toBe('Card number is not valid');
    expect(frames.focused.at(-1)).toBe('number');
    await act(async () => frames.fill());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(frames.problems.get('number')).toBe('');
  });

  test('a number that is begun after an empty form was submitted is not called invalid while it is typed', async () => {
    await open(new Answers());
    await save();
    expect(screen.getByText('Card number is required')).toBeVisible();
    await act(async () => frames.mistype({ isFocused: true }));
    expect(screen.queryByText(/Card number/, { selector: '[role=alert]' })).toBeNull();
  });

  test.each([
    ['CARD_DECLINED', /^Your card was declined\. Please verify your card .* You were not charged\.$/],
    ['CARD_REFUSED', 'Failed to process payment information.'],
    ['unreachable', 'Failed to update payment method'],
  ] as const)('%s', async (failure, sentence) => {
    await open(new Answers().to(UpdatePaymentMethodDocument, failure, saved));
    await act(async () => frames.fill());
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
    await save();
    expect(done).toEqual(['done']);
  });
});
