import { installClock } from '#local/clock/clock-routes.ts';
import { createMoves } from '#local/clock/moves.ts';
import { worldWork } from '#local/clock/world-work.ts';
import { createDiscord } from '#local/discord/api.ts';
import { installDiscord } from '#local/discord/discord-routes.ts';
import { installGoogle } from '#local/google/google-page.ts';
import { ownerInterface } from '#local/identity/accounts.ts';
import { IDENTITY_PROJECT } from '#local/identity/start-identity.ts';
import { identityMails } from '#local/mailbox/identity-mail.ts';
import { startMailServer } from '#local/mailbox/mail-server.ts';
import { createMailbox } from '#local/mailbox/mailbox.ts';
import { installMailbox } from '#local/mailbox/mailbox-routes.ts';
import { createOddsStandIn, installOddsApi, ODDS_PATH } from '#local/odds/odds-api.ts';
import { installOddsPage } from '#local/odds/odds-page.ts';
import { installIndex } from '#local/pages/index-page.ts';
import { Devices } from '#local/push/devices.ts';
import { installPush } from '#local/push/push-routes.ts';
import { now } from '#local/system/clock.ts';
import { errorCode, UserFacingError } from '#local/system/errors.ts';
import type { Service } from '#local/system/running-services.ts';
import { createProxy } from './create-proxy.ts';
import { createEventStreams } from './event-streams.ts';
import type { Upstreams } from './upstreams.ts';

/**
 * Starts the one address of the local world with all its pages. Throws UserFacingError when the port is taken.
 * `discordFile` keeps the members of the local Discord over restarts.
 *
 * It starts first, so that a port in use is reported before minutes of work, and answers 503 for what is not up yet.
 */
export async function startProxy(
  port: number,
  upstreams: Upstreams,
  { discordFile = null }: { discordFile?: string | null } = {},
): Promise<Service & { mailUrl: string }> {
  const mailbox = createMailbox();
  const eventStreams = createEventStreams();
  const readCodes = async () => ownerInterface(upstreams.identity ?? '', IDENTITY_PROJECT).mailedCodes();
  const proxy = await createProxy({
    upstreams,
    eventStreams,
    afterIdentityMail: identityMails(readCodes, mailbox, `http://localhost:${port}`),
    installPages: (app) => {
      installIndex(app);
      installClock(
        app,
        createMoves(() => worldWork(upstreams), eventStreams.endAll),
      );
      installMailbox(app, mailbox, upstreams);
      installGoogle(app);
      const odds = createOddsStandIn(now);
      installOddsPage(app, odds);
      installOddsApi(app, odds, ODDS_PATH);
      installPush(app, new Devices());
      installDiscord(app, createDiscord(discordFile));
    },
  });
  try {
    // Both of its addresses, because programs disagree on which of 127.0.0.1 and ::1 is localhost.
    await proxy.listen({ port, host: 'localhost' });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw taken(port);
    throw error;
  }
  const mailServer = await startMailServer(mailbox);
  return {
    mailUrl: mailServer.url,
    stop: async () => void (await Promise.all([proxy.close(), mailServer.stop()])),
  };
}

function taken(port: number): UserFacingError {
  return new UserFacingError(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
}
