import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { type DeviceSecrets, decrypt } from './decrypt.ts';

/** What a device shows: the notification of Declarative Web Push. */
export interface Shown {
  title: string;
  body: string;
  navigate: string;
  tag: string;
  /** The product's moment, as an ISO instant. */
  at: string;
  /** The message as it came out of the encryption. */
  json: string;
}

export interface Device {
  id: string;
  name: string;
  /** Newest first. One with the tag of another replaces it, as on a phone. */
  shown: Shown[];
}

/** A subscription as browsers give it, without its address. */
export interface Keys {
  p256dh: string;
  auth: string;
}

const MAX_SHOWN = 50;

/** The phones and browsers of the local world. They live until it stops. */
export class Devices {
  readonly #devices = new Map<string, Device & DeviceSecrets>();

  add(name: string): { id: string; keys: Keys } {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys().toString('base64url');
    const auth = randomBytes(16);
    const id = randomUUID();
    this.#devices.set(id, { id, name, shown: [], pair, auth });
    return { id, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  has(id: string): boolean {
    return this.#devices.has(id);
  }

  /** The newest first. */
  list(): Device[] {
    return [...this.#devices.values()].reverse().map(({ id, name, shown }) => ({ id, name, shown }));
  }

  remove(id: string): void {
    this.#devices.delete(id);
  }

  /** Shows a message on its device. Throws for one that the device cannot read. */
  show(id: string, body: Buffer, at: string): void {
    const device = this.#devices.get(id);
    if (!device) throw new RangeError('There is no such device');
    const json = decrypt(body, device);
    const { web_push: declarative, notification } = JSON.parse(json);
    if (declarative !== 8030)
      throw new TypeError('This is not Declarative Web Push, so Safari would not show it');
    const { title, body: text = '', navigate, tag = '' } = notification;
    const shown: Shown = { title, body: text, navigate, tag, at, json };
    const others = device.shown.filter((other) => !tag || other.tag !== tag);
    device.shown = [shown, ...others].slice(0, MAX_SHOWN);
  }
}
