import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  ConfirmPasskeyDocument,
  DeleteMemberDocument,
  DisableMemberDocument,
  EndMemberSessionsDocument,
  MemberActPreviewDocument,
  StartPasskeyCheckDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { showRecord } from '#frontend/testing/member-page.tsx';

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const PREVIEW = {
  memberActPreview: {
    ...{ seen: 'seen-1', refusal: null, chargeCents: 0, nextChargeCents: null, nextChargeAt: null },
    changes: [{ label: 'Account', before: 'open', after: 'disabled' }],
    mailTo: ['plus@chalkline.test'],
  },
};
/** No page of these tests has a device: that it was asked for is what they see. */
const answersOf = () => new Answers().to(StartPasskeyCheckDocument, 'UNAVAILABLE');

async function open(answers: Answers, button: string) {
  const user = await showRecord({}, answers);
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: within(screen.getByRole('dialog')) };
}

test('what an act on an account of the staff would change is shown after a passkey', async () => {
  const answers = answersOf().to(MemberActPreviewDocument, 'SECOND_FACTOR');
  const { user, dialog } = await open(answers, 'Disable Account');
  await dialog.findByText(/^This account belongs to the staff/);
  await user.click(dialog.getByRole('button', { name: 'Show Passkey' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Server error');
  expect(answers.timesSent(StartPasskeyCheckDocument)).toBe(1);
  await user.type(dialog.getByLabelText(/Reason/), 'Left');
  await user.click(dialog.getByRole('button', { name: 'Disable Account' }));
  expect((await dialog.findAllByRole('alert')).at(-1)).toHaveTextContent('Please show your passkey');
  expect(answers.timesSent(DisableMemberDocument)).toBe(0);
});

/** A device with a passkey, and a finger on it. */
function withDevice(): void {
  const bytes = new ArrayBuffer(1);
  const passkey = {
    ...{ id: 'key', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  };
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    ...{ configurable: true, value: { get: async () => passkey } },
  });
}

test('once it was shown, the change stands there, and the keyboard goes on with the reason', async () => {
  withDevice();
  const facts = { __typename: 'SecondFactor' as const, asksAgainAt: null, passkeys: [] };
  const answers = new Answers()
    .to(MemberActPreviewDocument, 'SECOND_FACTOR', PREVIEW)
    .to(StartPasskeyCheckDocument, { startPasskeyCheck: { options: '{"challenge":"AAAA"}' } })
    .to(ConfirmPasskeyDocument, { confirmPasskey: { secondFactor: facts } });
  const { user, dialog } = await open(answers, 'Disable Account');
  await user.click(await dialog.findByRole('button', { name: 'Show Passkey' }));
  expect(await dialog.findByText('disabled')).toBeVisible();
  expect(dialog.getByLabelText(/Reason/)).toHaveFocus();
});

test('a passkey that is too old by the time of the act is asked for again', async () => {
  const answers = answersOf()
    .to(MemberActPreviewDocument, PREVIEW)
    .to(DisableMemberDocument, 'SECOND_FACTOR');
  const { user, dialog } = await open(answers, 'Disable Account');
  await dialog.findByText('disabled');
  await user.type(dialog.getByLabelText(/Reason/), 'Left');
  await user.click(dialog.getByRole('button', { name: 'Disable Account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Server error');
  expect(answers.timesSent(StartPasskeyCheckDocument)).toBe(1);
});

test('so it is before sessions are ended, and before an account is deleted', async () => {
  const answers = answersOf()
    .to(EndMemberSessionsDocument, 'SECOND_FACTOR')
    .to(DeleteMemberDocument, 'SECOND_FACTOR');
  const { user, dialog } = await open(answers, 'End Sessions');
  await user.click(dialog.getByRole('button', { name: 'End Sessions' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  const deleting = within(screen.getByRole('dialog'));
  await user.type(deleting.getByLabelText(/Type plus@chalkline.test/), 'plus@chalkline.test');
  await user.type(deleting.getByLabelText(/Reason/), 'Left');
  await user.click(deleting.getByRole('button', { name: 'Delete Account' }));
  await deleting.findByRole('alert');
  expect(answers.timesSent(StartPasskeyCheckDocument)).toBe(2);
});
