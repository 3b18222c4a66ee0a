import type { ApolloClient } from '@apollo/client';
import { RemovePushDocument } from '#frontend/generated/graphql.ts';

/** A subscription as `addPush` takes it. */
interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What keeps this browser from showing notifications, if anything does. */
export type PushObstacle = 'unsupported' | 'needs-home-screen' | 'blocked';

/** iPhones and iPads let pages send notifications only once the page is on the Home Screen. */
export function pushObstacle(): PushObstacle | null {
  if (isApplePhone() && !matchMedia('(display-mode: standalone)').matches) return 'needs-home-screen';
  if (!('Notification' in window) || !('serviceWorker' in navigator) || !('PushManager' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Asks the reader, and subscribes this browser; null when they say no. Throws when its push service does not answer. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.register('/service-worker.js');
  return fieldsOf(await (__LOCAL__ ? subscribeLocally() : subscribeAtService(pushManager, publicKey)));
}

async function subscribeAtService(
  pushManager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscriptionJSON> {
  // A key of ours that was replaced makes the old subscription useless.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return subscription.toJSON();
}

/** The push services of browsers need the internet; the local world answers in their place. */
async function subscribeLocally(): Promise<PushSubscriptionJSON> {
  const answer = await fetch('/local/push/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: navigator.userAgent }),
  });
  return answer.json();
}

function fieldsOf({ endpoint = '', keys = {} }: PushSubscriptionJSON): BrowserSubscription {
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Ends what this browser has at its push service, also without a connection to us. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Before the session ends: this browser shows no notification of the member any more. */
export async function endPush(client: Pick<ApolloClient, 'mutate'>): Promise<void> {
  await Promise.allSettled([
    client.mutate({ mutation: RemovePushDocument, variables: { input: {} } }),
    unsubscribeBrowser(),
  ]);
}
