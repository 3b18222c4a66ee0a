import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AddPushDocument,
  type PushCardFragment,
  PushDocument,
  RemovePushDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import {
  browserWithoutPush,
  browserWithPush,
  onDevice,
  SUBSCRIPTION,
} from '#frontend/testing/push-browser.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { PushSetting } from './PushSetting.tsx';
import type { SettingsForm } from './use-alert-settings.ts';

const PUBLIC_KEY = 'the-key-of-the-product';
const DESKTOP = navigator.userAgent;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

type Device = PushCardFragment['devices'][number];
const device = (id: string, isCurrent: boolean): Device & { __typename: 'PushDevice' } => ({
  __typename: 'PushDevice',
  ...{ id, isCurrent, deviceName: id === 'phone' ? 'Chrome on Android' : 'Firefox on Windows' },
});
const push = (...devices: Device[]) => ({
  push: { __typename: 'Push' as const, publicKey: PUBLIC_KEY, devices },
});

function showSetting(answers: Answers, changes: Partial<SettingsForm['settings']> = {}) {
  const save = jest.fn();
  const settings = { hideWords: false, ...changes } as SettingsForm['settings'];
  const form: SettingsForm = { settings, stored: settings, last: null, save };
  show(<PushSetting form={form} />, { at: '/account/alerts', answers, member: sampleMember() });
  return save;
}

afterEach(() => {
  browserWithoutPush();
  onDevice(DESKTOP);
});

test('a device is subscribed with the key of the product, and turned off again', async () => {
  const { subscribe, unsubscribe } = browserWithPush();
  const answers = new Answers()
    .to(PushDocument, push(), push(device('phone', true)), push())
    .to(AddPushDocument, { addPush: push(device('phone', true)) })
    .to(RemovePushDocument, { removePush: push() });
  showSetting(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/gets notifications until you sign out/)).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY });
  const { endpoint, keys } = SUBSCRIPTION;
  expect(answers.variablesOf(AddPushDocument)).toEqual([{ input: { endpoint, ...keys } }]);
  unsubscribe.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off here' }));
  expect(await screen.findByRole('button', { name: 'Turn on for this device' })).toBeVisible();
  expect(answers.variablesOf(RemovePushDocument)).toEqual([{ input: { id: 'phone' } }]);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('a reader who says no is not subscribed, and learns how to allow it', async () => {
  browserWithPush({ answer: 'denied' });
  const answers = new Answers().to(PushDocument, push());
  showSetting(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/Notifications from this site are blocked/)).toBeVisible();
  expect(answers.timesSent(AddPushDocument)).toBe(0);
});

test('a push service that does not answer is named as the cause', async () => {
  const { subscribe } = browserWithPush();
  subscribe.mockRejectedValueOnce(new DOMException('Registration failed', 'AbortError'));
  showSetting(new Answers().to(PushDocument, push()));
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/push service of your browser did not answer/)).toBeVisible();
});

test('words on the lock screen are a choice of those who get notifications', async () => {
  browserWithPush();
  const save = showSetting(new Answers().to(PushDocument, push(device('phone', true))));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Hide the pick on the lock screen/ }));
  expect(save).toHaveBeenCalledWith('push', { hideWords: true });
});

test('other devices are named, and can be turned off from here', async () => {
  browserWithPush();
  const answers = new Answers()
    .to(PushDocument, push(device('desk', false)), push())
    .to(RemovePushDocument, { removePush: push() });
  showSetting(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off on Firefox on Windows' }));
  await waitFor(() => expect(answers.variablesOf(RemovePushDocument)).toEqual([{ input: { id: 'desk' } }]));
  await waitFor(() => expect(screen.queryByText(/Firefox on Windows/)).toBeNull());
});

test('a device that could not be turned off is said, and stays', async () => {
  browserWithPush();
  const answers = new Answers()
    .to(PushDocument, push(device('desk', false)))
    .to(RemovePushDocument, 'UNAVAILABLE');
  showSetting(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off on Firefox on Windows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to change notifications\. /);
  expect(screen.getByText('Firefox on Windows gets notifications too.')).toBeVisible();
});

test('nothing is shown where the product sends no notifications', async () => {
  browserWithPush();
  const answers = new Answers().to(PushDocument, { push: null });
  showSetting(answers);
  await waitFor(() => expect(answers.timesSent(PushDocument)).toBe(1));
  expect(screen.queryByText('Notifications')).toBeNull();
});

describe('the Home Screen is named', () => {
  const seen = async () => {
    showSetting(new Answers().to(PushDocument, push()));
    await screen.findByText('Notifications');
    return screen.queryByText(/Add to Home Screen/) !== null;
  };

  test.each<[string, string, object, boolean]>([
    ['in the browser of an iPhone', IPHONE, { touchPoints: 5 }, true],
    ['in that of an iPad, which says that it is a Mac', MAC, { touchPoints: 5 }, true],
    ['not in an app on the Home Screen of an iPhone', IPHONE, { touchPoints: 5, standalone: true }, false],
    ['not on a Mac', MAC, {}, false],
    ['not elsewhere', DESKTOP, {}, false],
  ])('%s', async (_name, userAgent, screenOf, named) => {
    browserWithPush();
    onDevice(userAgent, screenOf);
    expect(await seen()).toBe(named);
  });

  test('not to a browser without notifications', async () => {
    expect(await seen()).toBe(false);
    expect(screen.getByText(/This browser cannot show notifications/)).toBeVisible();
  });
});
