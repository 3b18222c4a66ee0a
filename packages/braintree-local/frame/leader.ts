import type Framebus from 'framebus';
import { Announcer } from './announce.ts';
import { Form } from './form.ts';
import { type ClientConfiguration, events, type FormOptions, type Gossip } from './protocol.ts';
import { type TokenizeOptions, tokenize } from './tokenize.ts';

/** The frame that keeps the form, tells the page about it and sends the card. */
export class Leader {
  readonly #form: Form;
  readonly #announcer: Announcer;
  readonly #gossip: (news: Gossip) => void;
  readonly #client: Promise<ClientConfiguration>;

  constructor(bus: Framebus, options: FormOptions, gossip: (news: Gossip) => void) {
    this.#form = new Form(options);
    this.#announcer = new Announcer(bus, this.#form);
    this.#gossip = gossip;
    this.#client = new Promise((resolve) => {
      bus.emit(events.readyForClient, (client: unknown) => resolve(client as ClientConfiguration));
    });
    void this.#client.then((client) => {
      this.#form.supportedTypes = client.gatewayConfiguration.creditCards?.supportedCardTypes;
    });
    bus.on(
      events.tokenizationRequest,
      (request, reply) => void this.#answer(request as TokenizeOptions, reply),
    );
    bus.on(events.validateStrict, () => this.#insist());
  }

  take({ field, value, focused, submitted }: Extract<Gossip, { kind: 'input' }>): void {
    const entry = this.#form.entries.get(field);
    if (!entry) return;
    if (value !== entry.value) entry.strict = false;
    Object.assign(entry, { value, focused });
    this.#announcer.changes(field, submitted);
    this.#share();
  }

  async #answer(options: TokenizeOptions, reply: (answer: unknown) => void): Promise<void> {
    const { error, payload } = await tokenize(this.#form, await this.#client, options);
    if (error?.code === 'HOSTED_FIELDS_FIELDS_INVALID' || error?.code === 'HOSTED_FIELDS_FIELDS_EMPTY') {
      this.#insist();
    }
    reply([error ?? null, payload ?? null]);
  }

  /** From now on what is missing counts as wrong, until it is typed again. */
  #insist(): void {
    for (const [key, entry] of this.#form.entries) {
      entry.strict = true;
      this.#announcer.changes(key);
    }
    this.#share();
  }

  #share(): void {
    this.#gossip({ kind: 'state', fields: this.#form.fields, codeSize: this.#form.codeSize });
  }
}
