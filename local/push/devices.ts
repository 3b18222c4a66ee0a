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
  /** What arrived for keys that only its browser has, in base64, oldest first. */
  sealed: string[];
}

/** A subscription as browsers give it, without its address. */
export interface Keys {
  p256dh: string;
  auth: string;
}

const MAX_SHOWN = 50;

/** The phones and browsers of the local world. They live until it stops. */
export class Devices {
  readonly #devices = new Map<string, Device & { secrets: DeviceSecrets | null }>();

  /** With the keys of a browser, messages are kept as they come: only that browser can read them. */
  add(name: string, own?: Keys): { id: string; keys: Keys } {
    const { keys, secrets } = own ? { keys: own, secrets: null } : newKeys();
    const id = randomUUID();
    this.#devices.set(id, { id, name, shown: [], sealed: [], secrets });
    return { id, keys };
  }

  has(id: string): boolean {
    return this.#devices.has(id);
  }

  /** The newest first. */
  list(): Device[] {
    return [...this.#devices.values()].reverse().map(({ secrets: _secret, ...device }) => device);
  }

  remove(id: string): void {
    this.#devices.delete(id);
  }

  /** Shows a message on its device. Throws for one that the device cannot read. */
  show(id: string, body: Buffer, at: string): void {
    const device = this.#devices.get(id);
    if (!device) throw new RangeError('There is no such device');
    if (device.secrets) show(device, decrypt(body, device.secrets), at);
    else device.sealed = [...device.sealed, body.toString('base64')].slice(-MAX_SHOWN);
  }
}

function newKeys(): { keys: Keys; secrets: DeviceSecrets } {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  return { keys: { p256dh, auth: auth.toString('base64url') }, secrets: { pair, auth } };
}

function show(device: Device, json: string, at: string): void {
  const { web_push: declarative, notification } = JSON.parse(json);
  if (declarative !== 8030)
    throw new TypeError('This is not Declarative Web Push, so Safari would not show it');
  const { title, body: text = '', navigate, tag = '' } = notification;
  const shown: Shown = { title, body: text, navigate, tag, at, json };
  const others = device.shown.filter((other) => !tag || other.tag !== tag);
  device.shown = [shown, ...others].slice(0, MAX_SHOWN);
}
