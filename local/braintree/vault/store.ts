import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Merchant } from '../merchant/merchants.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import { emptyVault, type Settings, type Vault } from './records.ts';

const QUIET_MS = 200;
const LONGEST_MS = 700;

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

  constructor(merchants: Merchant[], file?: string, settings: Partial<Settings> = {}) {
    this.#file = file;
    this.#settings = settings;
    for (const { id } of merchants) this.vaults.set(id, emptyVault(settings));
    if (file && existsSync(file)) this.#load(readFileSync(file, 'utf8'));
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

  /** Writes what is due and waits until it is on disk. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#file || this.#firstChange === 0) return this.#writing;
    this.#firstChange = 0;
    const file = this.#file;
    this.#writing = this.#writing.then(() => writeSnapshot(file, this.#snapshot()));
    return this.#writing;
  }

  #snapshot(): string {
    return JSON.stringify({ version: 1, vaults: this.vaults, deliveries: this.deliveries }, mapsAsEntries);
  }

  #load(snapshot: string): void {
    const state = JSON.parse(snapshot, entriesAsMaps) as {
      vaults: Map<string, Vault>;
      deliveries: Delivery[];
    };
    for (const [id, vault] of state.vaults) this.vaults.set(id, vault);
    this.deliveries = state.deliveries;
  }
}

async function writeSnapshot(file: string, snapshot: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(snapshot);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file).catch(async (error: unknown) => {
    await rm(temporary, { force: true });
    throw error;
  });
}

function mapsAsEntries(_key: string, value: unknown): unknown {
  return value instanceof Map ? { $map: [...value] } : value;
}

function entriesAsMaps(_key: string, value: unknown): unknown {
  const entries = (value as { $map?: [string, unknown][] } | null)?.$map;
  return Array.isArray(entries) ? new Map(entries) : value;
}
