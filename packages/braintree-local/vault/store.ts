import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MERCHANT } from '../merchant.ts';
import { warn } from '../warn.ts';
import { type Delivery, emptyVault, type Settings, type Vault } from './records.ts';

const QUIET_MS = 200;
const MAX_MS = 700;
const VERSION = 1;

/**
 * The state in memory, with a snapshot on disk. A snapshot is written 200 ms after the last change and at the
 * latest 700 ms after the first one, to a temporary file that is synced and renamed: a kill -9 loses at most the
 * last second and never leaves half a file.
 */
export class Store {
  vault: Vault;
  deliveries: Delivery[] = [];
  readonly #file: string | undefined;
  readonly #settings: Partial<Settings>;
  #firstChange = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** Throws when the file holds no state. Settings given here override those in the file. */
  constructor(file?: string, settings: Partial<Settings> = {}) {
    this.#file = file;
    this.#settings = settings;
    this.vault = emptyVault(settings);
    if (file && existsSync(file)) this.#load(file);
  }

  reset(): void {
    this.vault = emptyVault(this.#settings);
    this.deliveries = [];
    this.changed();
  }

  changed(): void {
    if (!this.#file) return;
    const now = performance.now();
    this.#firstChange ||= now;
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(QUIET_MS, this.#firstChange + MAX_MS - now));
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  /** Writes unsaved changes and waits until they are on disk, or until a failure has been reported. */
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
    warn(`${file} cannot be written (${error.message}); not saved.`);
  }

  #snapshot(): string {
    const vaults = new Map([[MERCHANT.id, this.vault]]);
    return JSON.stringify({ version: VERSION, vaults, deliveries: this.deliveries }, mapsAsEntries);
  }

  #load(file: string): void {
    const { vaults, deliveries } = readSnapshot(file);
    const saved = { ...emptyVault(), ...vaults.get(MERCHANT.id) };
    this.vault = { ...saved, settings: { ...emptyVault().settings, ...saved.settings, ...this.#settings } };
    this.deliveries = deliveries;
  }
}

interface Snapshot {
  version: number;
  /** By merchant, as earlier versions served several. */
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
    const message = (error as Error).message;
    throw new Error(`${file} cannot be read: ${message}. Delete it, or name another file with --state.`);
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
    // The reason for the failure matters more than a temporary file that cannot be removed.
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
