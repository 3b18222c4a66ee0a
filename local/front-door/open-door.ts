import { installClock } from '#local/clock/clock-routes.ts';
import { errorCode } from '#local/error-code.ts';
import { createFrontDoor } from '#local/front-door/front-door.ts';
import type { Upstreams } from '#local/front-door/upstreams.ts';
import { installGoogle } from '#local/google/google-page.ts';
import { ownerInterface } from '#local/identity/accounts.ts';
import { IDENTITY_PROJECT } from '#local/identity/start-identity.ts';
import { identityMails } from '#local/mailbox/identity-mail.ts';
import { startMailServer } from '#local/mailbox/mail-server.ts';
import { createMailbox } from '#local/mailbox/mailbox.ts';
import { installMailbox } from '#local/mailbox/mailbox-routes.ts';
import { installIndex } from '#local/pages/index-page.ts';
import { PlainError } from '#local/plain-error.ts';
import type { Part } from '#local/world/parts.ts';

/**
 * Opens the one address of the local world with all its pages. Throws PlainError when the port is taken.
 * It opens first, so that a port in use is said before minutes of work, and answers 503 for what is not up yet.
 */
export async function openDoor(port: number, upstreams: Upstreams): Promise<Part & { mailUrl: string }> {
  const mailbox = createMailbox();
  const readCodes = async () => ownerInterface(upstreams.identity ?? '', IDENTITY_PROJECT).mailedCodes();
  const door = await createFrontDoor({
    upstreams,
    afterIdentityMail: identityMails(readCodes, mailbox, `http://localhost:${port}`),
    installPages: (app) => {
      installIndex(app);
      installClock(app);
      installMailbox(app, mailbox);
      installGoogle(app);
    },
  });
  try {
    // Both of its addresses, because programs disagree on which of 127.0.0.1 and ::1 is localhost.
    await door.listen({ port, host: 'localhost' });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw taken(port);
    throw error;
  }
  const mailServer = await startMailServer(mailbox);
  return {
    mailUrl: mailServer.url,
    stop: async () => void (await Promise.all([door.close(), mailServer.stop()])),
  };
}

function taken(port: number): PlainError {
  return new PlainError(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
}
