import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Merchant } from '../merchant/merchants.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import { emptyVault, type Settings, type Vault } from './records.ts';

const QUIET_MS = 200;
const LONGEST_MS = 700;
const VERSION = 1;

/**
 * The state of every merchant, in memory, with a snapshot on disk. A snapshot is written
 * 200 ms after the last change and at the latest 700 ms after the first one, to a temporary
 * file that is synced and renamed: a kill -9 loses at most the last second and never
 * leaves half a file.
 */
export class Store {
  readonly vaults = new Map<string, Vault>();
  deliveries: Delivery[] = [];
  readonly #file: string | undefined;
  readonly #settings: Partial<Settings>;
  #firstChange = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** Throws Error when the file holds no state. Settings given here go before those it holds. */
  constructor(merchants: Merchant[], file?: string, settings: Partial<Settings> = {}) {
    this.#file = file;
    this.#settings = settings;
    for (const { id } of merchants) this.vaults.set(id, emptyVault(settings));
    if (file && existsSync(file)) this.#load(file);
  }

  vault(merchantId: string): Vault {
    const vault = this.vaults.get(merchantId) ?? emptyVault(this.#settings);
    this.vaults.set(merchantId, vault);
    return vault;
  }

  reset(): void {
    for (const id of this.vaults.keys()) this.vaults.set(id, emptyVault(this.#settings));
    this.deliveries = [];
    this.changed();
  }

  changed(): void {
    if (!this.#file) return;
    const now = performance.now();
    this.#firstChange ||= now;
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(QUIET_MS, this.#firstChange + LONGEST_MS - now));
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  /** Writes what is due and waits until it is on disk, or until it is said why it is not. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#file || this.#firstChange === 0) return this.#writing;
    this.#firstChange = 0;
    const file = this.#file;
    this.#writing = this.#writing
      .then(() => writeSnapshot(file, this.#snapshot()))
      .catch((error: Error) => this.#notWritten(file, error));
    return this.#writing;
  }

  /** A full disk must not end the server: it goes on in memory, and the next change tries again. */
  #notWritten(file: string, error: Error): void {
    this.#firstChange ||= performance.now();
    process.stderr.write(`local braintree: ${file} cannot be written (${error.message}); not saved.\n`);
  }

  #snapshot(): string {
    return JSON.stringify(
      { version: VERSION, vaults: this.vaults, deliveries: this.deliveries },
      mapsAsEntries,
    );
  }

  #load(file: string): void {
    const { vaults, deliveries } = readSnapshot(file);
    for (const [id, vault] of vaults) {
      const settings = { ...vault.settings, ...this.#settings };
      this.vaults.set(id, { ...emptyVault(), ...vault, settings: { ...emptyVault().settings, ...settings } });
    }
    this.deliveries = deliveries;
  }
}

interface Snapshot {
  version: number;
  vaults: Map<string, Vault>;
  deliveries: Delivery[];
}

function readSnapshot(file: string): Snapshot {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8'), entriesAsMaps) as Snapshot | null;
    if (state?.version !== VERSION || !(state.vaults instanceof Map) || !Array.isArray(state.deliveries))
      throw new Error(`it holds no state of version ${VERSION}`);
    return state;
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(`${file} cannot be read: ${why}. Delete it, or name another file with --state.`);
  }
}

async function writeSnapshot(file: string, snapshot: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(snapshot);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    // Why it was not written matters more than whether the rest of it could be removed.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

function mapsAsEntries(_key: string, value: unknown): unknown {
  return value instanceof Map ? { $map: [...value] } : value;
}

function entriesAsMaps(_key: string, value: unknown): unknown {
  const entries = (value as { $map?: [string, unknown][] } | null)?.$map;
  return Array.isArray(entries) ? new Map(entries) : value;
}
