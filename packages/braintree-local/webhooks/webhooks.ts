import { createHash, createHmac } from 'node:crypto';
import { HOUR_MS, now, timestamp } from '../clock.ts';
import type { Notify } from '../http/call.ts';
import { writeXml, type XmlFields } from '../http/xml.ts';
import { MERCHANT } from '../merchant.ts';
import { randomText } from '../vault/ids.ts';
import type { Delivery } from '../vault/records.ts';
import type { Store } from '../vault/store.ts';

const ANSWER_WITHIN_MS = 30_000;
/** Once an hour for three hours, as the sandbox does. */
const RETRIES = 3;
const REMEMBERED = 500;

/** Signed notifications to the merchant's address, retried by the movable clock. */
export class Webhooks {
  /** `duplicate`: deliver each webhook twice. */
  readonly faults = { duplicate: false };
  readonly #store: Store;
  readonly #running = new Set<Promise<void>>();

  constructor(store: Store) {
    this.#store = store;
    // A delivery that was running when the last process ended is due at once.
    for (const delivery of store.deliveries)
      if (delivery.state === 'waiting') delivery.dueAt ??= now().getTime();
  }

  readonly send: Notify = (kind, subject) => {
    const url = this.#store.vault.settings.webhookUrl;
    if (!url) return;
    const delivery: Delivery = {
      id: randomText(12),
      kind,
      subjectId: String((Object.values(subject)[0] as XmlFields | undefined)?.id ?? ''),
      url,
      ...sign(writeXml('notification', { timestamp: timestamp(), kind, subject })),
      createdAt: now().getTime(),
      dueAt: null,
      attempts: [],
      state: 'waiting',
    };
    const { deliveries } = this.#store;
    deliveries.push(delivery);
    deliveries.splice(0, Math.max(0, deliveries.length - REMEMBERED));
    this.#store.changed();
    this.#start(delivery);
  };

  /** Starts the retries that are due by the movable clock. */
  deliverDue(): void {
    const at = now().getTime();
    for (const delivery of this.#store.deliveries) {
      if (delivery.state === 'waiting' && delivery.dueAt !== null && delivery.dueAt <= at)
        this.#start(delivery);
    }
  }

  redeliver(id: string): boolean {
    const delivery = this.#store.deliveries.find((one) => one.id === id);
    if (delivery) this.#start(delivery);
    return delivery !== undefined;
  }

  #start(delivery: Delivery): void {
    delivery.dueAt = null;
    const copies = this.faults.duplicate ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const work = this.#attempt(delivery);
      this.#running.add(work);
      void work.finally(() => this.#running.delete(work));
    }
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const attempt = { at: now().getTime(), ...(await post(delivery)) };
    delivery.attempts.push(attempt);
    const accepted = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    if (accepted) delivery.state = 'delivered';
    else if (delivery.state !== 'delivered') this.#retry(delivery);
    this.#store.changed();
  }

  #retry(delivery: Delivery): void {
    const again = delivery.attempts.length <= RETRIES;
    delivery.state = again ? 'waiting' : 'failed';
    delivery.dueAt = again ? now().getTime() + HOUR_MS : null;
  }

  /** Resolves when no delivery is running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

async function post({ url, signature, payload }: Delivery) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ bt_signature: signature, bt_payload: payload }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return { status: answer.status, problem: null };
  } catch (error) {
    // The message is only `fetch failed`; its cause says why.
    const { message, cause } = error as Error & { cause?: { message?: string } };
    return { status: null, problem: cause?.message || message };
  }
}

/** `bt_signature` and `bt_payload` of a notification document: HMAC-SHA1 keyed with the SHA-1 of the private key. */
export function sign(xml: string): { signature: string; payload: string } {
  const lines = Buffer.from(xml)
    .toString('base64')
    .replace(/(.{60})/g, '$1\n');
  const payload = `${lines}\n`;
  const key = createHash('sha1').update(MERCHANT.privateKey).digest();
  const digest = createHmac('sha1', key).update(payload).digest('hex');
  return { signature: `${MERCHANT.publicKey}|${digest}`, payload };
}
