import type { IncomingMessage, ServerResponse } from 'node:http';
import { offsetMs } from './clock.ts';
import { Faults } from './control/faults.ts';
import { Traffic } from './control/traffic.ts';
import type { Notify } from './http/call.ts';
import { settleDue } from './transactions/settlement.ts';
import type { Settings } from './vault/records.ts';
import { Store } from './vault/store.ts';
import { Webhooks } from './webhooks/webhooks.ts';

export interface Options {
  port?: number;
  stateFile?: string | undefined;
  settings?: Partial<Settings>;
  /** The address under which browsers reach this server; its own by default. */
  publicUrl?: string | undefined;
  /** Where browsers load the card fields from, as the real service does it from a host of its own; `publicUrl` by default. */
  assetsUrl?: string | undefined;
  look?: Look;
}

/**
 * A style sheet and a script that the control page loads, by their paths at the address that browsers see: they let it
 * look like the product that it runs behind.
 */
export interface Look {
  style?: string | undefined;
  script?: string | undefined;
}

/** All that one running local Braintree holds. */
export class World {
  readonly store: Store;
  readonly faults = new Faults();
  readonly traffic = new Traffic();
  readonly webhooks: Webhooks;
  readonly look: Look;
  origin = '';
  readonly #publicUrl: string | undefined;
  readonly #assetsUrl: string | undefined;
  #lastOffset = offsetMs();

  constructor(options: Options = {}) {
    this.store = new Store(options.stateFile, options.settings);
    this.webhooks = new Webhooks(this.store);
    this.#publicUrl = options.publicUrl;
    this.#assetsUrl = options.assetsUrl;
    this.look = options.look ?? {};
  }

  get vault() {
    return this.store.vault;
  }

  get publicUrl(): string {
    return this.#publicUrl ?? this.origin;
  }

  get assetsUrl(): string {
    return this.#assetsUrl ?? this.publicUrl;
  }

  readonly notify: Notify = (kind, subject) => this.webhooks.send(kind, subject);

  /** Does what has become due; called every second, and at once when the clock has been moved. */
  tick(): void {
    if (settleDue(this)) this.store.changed();
    this.webhooks.deliverDue();
  }

  noticeMovedClock(): void {
    const offset = offsetMs();
    if (offset === this.#lastOffset) return;
    this.#lastOffset = offset;
    this.tick();
  }

  reset(): void {
    this.store.reset();
    this.faults.clear();
    this.traffic.clear();
    this.webhooks.faults.duplicate = false;
  }
}

/** One request with its response. */
export interface Exchange {
  world: World;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** What the control page says about the call, such as the fault that was applied to it. */
  note: string | null;
}
