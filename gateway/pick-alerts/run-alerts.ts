import type { Services } from '#gateway/auth/context.ts';
import { channelsOf } from './channels.ts';
import { fanOut, fanOutNext } from './fan-out.ts';
import { openReleases } from './open-releases.ts';
import { sendAlerts } from './send-alerts.ts';

/**
 * Tells members of what has opened: finds it, gives each member their alert, and sends what is due. When nothing is to be
 * send, it asks the database once. The first members of a large batch are notified while the others get their alerts.
 */
export async function runAlerts(services: Services): Promise<void> {
  const channels = channelsOf(services);
  if (channels.length === 0) return;
  const found = await openReleases(services, channels);
  const due = found.open ? channels : channels.filter(({ name }) => found.due.includes(name));
  const send = () => Promise.all(due.map((channel) => sendAlerts(services, channel)));
  if (found.open && (await fanOutNext(services, channels)))
    await Promise.all([fanOut(services, channels), send()]);
  await send();
}
