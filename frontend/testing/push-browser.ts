import { jest } from '@jest/globals';

/** What a push service hands to a browser, with keys of the right form. */
export const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

type Permission = 'granted' | 'denied' | 'default';

/** The parts of a browser with notifications, which jsdom lacks; `answer` is what the reader says when asked. */
export function browserWithPush({
  permission = 'default' as Permission,
  answer = 'granted' as Permission,
} = {}) {
  const subscribe = jest.fn(async (_options: unknown) => ({ toJSON: () => SUBSCRIPTION }));
  const unsubscribe = jest.fn(async () => true);
  const getSubscription = jest.fn(async () => ({ unsubscribe }));
  const registration = { pushManager: { subscribe, getSubscription } };
  const container = { register: async () => registration, getRegistration: async () => registration };
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  Object.assign(globalThis, { __LOCAL__: false, Notification: notification, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return { subscribe, unsubscribe };
}

/** jsdom as it is: a browser without notifications. */
export function browserWithoutPush(): void {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Object.assign(globalThis, { __LOCAL__: true });
}

/** What a page knows of the device that it runs on. */
export function onDevice(userAgent: string, { touchPoints = 0, standalone = false } = {}): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touchPoints });
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: standalone && query === '(display-mode: standalone)',
      media: query,
    }) as MediaQueryList;
}
