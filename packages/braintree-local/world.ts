import { braintreeHosts, type Hosts, ownHosts } from './browser/addresses.ts';
import { offsetMs } from './clock.ts';
import { Faults } from './control/faults.ts';
import { Traffic } from './control/traffic.ts';
import type { Merchant } from './merchant/merchants.ts';
import { passTime } from './transactions/pass-time.ts';
import type { Settings } from './vault/records.ts';
import { Store } from './vault/store.ts';
import { Webhooks } from './webhooks/webhooks.ts';

export interface Options {
  port?: number;
  stateFile?: string | undefined;
  merchants: Merchant[];
  settings?: Partial<Settings>;
  /** The address under which browsers reach this server; its own by default. */
  publicUrl?: string | undefined;
  /** `braintree` advertises Braintree's own hosts, for browsers whose requests are intercepted. */
  hosts?: 'own' | 'braintree';
}

/** All that one running local Braintree holds. */
export class World {
  readonly merchants: Merchant[];
  readonly store: Store;
  readonly faults = new Faults();
  readonly traffic = new Traffic();
  readonly webhooks: Webhooks;
  advertised: 'own' | 'braintree';
  origin = '';
  readonly #publicUrl: string | undefined;
  #lastOffset = offsetMs();

  constructor(options: Options) {
    this.merchants = options.merchants;
    this.store = new Store(options.merchants, options.stateFile, options.settings);
    this.webhooks = new Webhooks(this.store);
    this.advertised = options.hosts ?? 'own';
    this.#publicUrl = options.publicUrl;
  }

  get hosts(): Hosts {
    return this.advertised === 'braintree' ? braintreeHosts : ownHosts(this.#publicUrl ?? this.origin);
  }

  /** Does what has become due; called every second, and at once when the clock has been moved. */
  tick(): void {
    for (const merchant of this.merchants) {
      const vault = this.store.vault(merchant.id);
      if (passTime({ merchant, vault, webhooks: this.webhooks })) this.store.changed();
    }
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
    this.webhooks.reset();
  }
}
