import type { Services } from '#gateway/auth/context.ts';
import { channelsOf } from './channels.ts';
import { fanOut } from './fan-out.ts';
import { openReleases } from './open-releases.ts';
import { sendAlerts } from './send-alerts.ts';

/**
 * Tells members of what has opened: finds it, gives each member their alert, and sends what is due. When nothing is to be
 * told, it asks the database once.
 */
export async function runAlerts(services: Services): Promise<void> {
  const channels = channelsOf(services);
  if (channels.length === 0) return;
  const found = await openReleases(services, channels);
  if (found.open) await fanOut(services, channels);
  const due = found.open ? channels : channels.filter(({ name }) => found.due.includes(name));
  await Promise.all(due.map((channel) => sendAlerts(services, channel)));
}
