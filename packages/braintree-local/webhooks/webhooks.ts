import { randomBytes } from 'node:crypto';
import { now } from '../clock.ts';
import type { XmlFields } from '../http/xml.ts';
import { writeXml } from '../http/xml.ts';
import type { Merchant } from '../merchant/merchants.ts';
import { randomText } from '../vault/ids.ts';
import type { Vault } from '../vault/records.ts';
import type { Store } from '../vault/store.ts';
import { HOUR_MS, timestamp } from '../vault/time.ts';
import type { Delivery } from './delivery.ts';
import { digest, sign } from './sign.ts';

const ANSWER_WITHIN_MS = 30_000;
/** Once an hour for three hours, as the sandbox does. */
const RETRIES = 3;
const REMEMBERED = 500;

/** The switches of the control page for everything that can go wrong with webhooks. */
export interface WebhookFaults {
  duplicate: boolean;
  drop: boolean;
  /** Hold back until this many wait, then deliver the newest first; 0 is off. */
  reorder: number;
  delayMs: number;
}

interface Sender {
  merchant: Merchant;
  vault: Vault;
}

/** Signed notifications to the merchant's address, retried by the movable clock. */
export class Webhooks {
  readonly faults: WebhookFaults = { duplicate: false, drop: false, reorder: 0, delayMs: 0 };
  readonly #store: Store;
  readonly #held: Delivery[] = [];
  #running = new Set<Promise<void>>();

  constructor(store: Store) {
    this.#store = store;
    // What was on its way or held back when the last process ended is due at once.
    for (const delivery of store.deliveries)
      if (delivery.state === 'waiting') delivery.dueAt ??= now().getTime();
  }

  reset(): void {
    this.#held.length = 0;
    Object.assign(this.faults, { duplicate: false, drop: false, reorder: 0, delayMs: 0 });
  }

  send({ merchant, vault }: Sender, kind: string, subject: XmlFields): void {
    const url = vault.settings.webhookUrl;
    if (!url) return;
    const xml = writeXml('notification', { timestamp: timestamp(), kind, subject });
    const delivery: Delivery = {
      id: randomText(12),
      merchantId: merchant.id,
      kind,
      subjectId: String((Object.values(subject)[0] as XmlFields | undefined)?.id ?? ''),
      url,
      ...sign(merchant, xml),
      createdAt: now().getTime(),
      dueAt: now().getTime() + this.faults.delayMs,
      attempts: [],
      state: 'waiting',
    };
    this.#remember(delivery);
    this.#route(delivery);
  }

  #remember(delivery: Delivery): void {
    this.#store.deliveries.push(delivery);
    this.#store.deliveries.splice(0, Math.max(0, this.#store.deliveries.length - REMEMBERED));
    this.#store.changed();
  }

  #route(delivery: Delivery): void {
    if (this.faults.drop) {
      delivery.state = 'dropped';
      delivery.dueAt = null;
      return;
    }
    if (this.faults.reorder > 0) {
      delivery.dueAt = null;
      this.#held.push(delivery);
      if (this.#held.length >= this.faults.reorder) this.release();
      return;
    }
    if (this.faults.delayMs === 0) this.#start(delivery);
  }

  /** Delivers what is held back for reordering, the newest first and one after the other. */
  release(): void {
    const waiting = this.#held.splice(0).reverse();
    this.#track(
      waiting.reduce((before, delivery) => before.then(() => this.#attempt(delivery)), Promise.resolve()),
    );
  }

  /** Whatever is due by the movable clock: first attempts that were delayed, and retries. */
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
    for (let copy = 0; copy < copies; copy++) this.#track(this.#attempt(delivery));
  }

  #track(work: Promise<void>): void {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const attempt = { at: now().getTime(), ...(await post(delivery)) };
    delivery.attempts.push(attempt);
    const taken = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    if (taken) delivery.state = 'delivered';
    else if (delivery.state !== 'delivered') this.#retry(delivery);
    this.#store.changed();
  }

  #retry(delivery: Delivery): void {
    const again = delivery.attempts.length <= RETRIES;
    delivery.state = again ? 'waiting' : 'failed';
    delivery.dueAt = again ? now().getTime() + HOUR_MS : null;
  }

  /** Asks an address to answer a challenge, as the control panel does before it saves one. */
  async challenge(merchant: Merchant, url: string): Promise<{ verified: boolean; problem: string | null }> {
    const challenge = randomBytes(10).toString('hex');
    const address = new URL(url);
    address.searchParams.set('bt_challenge', challenge);
    try {
      const answer = await fetch(address, limits());
      const expected = `${merchant.publicKey}|${digest(merchant.privateKey, challenge)}`;
      return { verified: (await answer.text()) === expected, problem: null };
    } catch (error) {
      return { verified: false, problem: problemOf(error) };
    }
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

/** `fetch failed` says nothing; its cause does. */
function problemOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { message?: string } };
  return cause?.message || message;
}

/** An answer is waited for so long; one that leads elsewhere is not followed. */
function limits(): RequestInit {
  return { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'manual' };
}

async function post({ url, signature, payload }: Delivery) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ bt_signature: signature, bt_payload: payload }),
      ...limits(),
    });
    await answer.body?.cancel();
    return { status: answer.status, problem: null };
  } catch (error) {
    return { status: null, problem: problemOf(error) };
  }
}
