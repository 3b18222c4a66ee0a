import type Framebus from 'framebus';
import { Form } from './form.ts';
import type { FrameChannel, FrameMessage } from './frame-channel.ts';
import { PageEvents } from './page-events.ts';
import { type ClientConfiguration, events, type FormOptions } from './protocol.ts';
import { type TokenizeOptions, tokenize } from './tokenize.ts';

/** The part of the frame that keeps the form, tells the page about it and sends the card. */
export class PrimaryFrame {
  readonly #form: Form;
  readonly #pageEvents: PageEvents;
  readonly #channel: FrameChannel;
  readonly #client: Promise<ClientConfiguration>;

  constructor(bus: Framebus, options: FormOptions, channel: FrameChannel) {
    this.#form = new Form(options);
    this.#pageEvents = new PageEvents(bus, this.#form);
    this.#channel = channel;
    this.#client = new Promise((resolve) => {
      bus.emit(events.readyForClient, (client: unknown) => resolve(client as ClientConfiguration));
    });
    void this.#client.then((client) => {
      this.#form.supportedTypes = client.gatewayConfiguration.creditCards?.supportedCardTypes;
    });
    bus.on(
      events.tokenizationRequest,
      (request, reply) => void this.#tokenize(request as TokenizeOptions, reply),
    );
    bus.on(events.validateStrict, () => this.#validateStrictly());
  }

  update({ field, value, focused, submitted }: Extract<FrameMessage, { kind: 'input' }>): void {
    const entry = this.#form.entries.get(field);
    if (!entry) return;
    if (value !== entry.value) entry.strict = false;
    Object.assign(entry, { value, focused });
    this.#pageEvents.emitChanges(field, submitted);
    this.#sendState();
  }

  async #tokenize(options: TokenizeOptions, reply: (answer: unknown) => void): Promise<void> {
    const { error, payload } = await tokenize(this.#form, await this.#client, options);
    if (error?.code === 'HOSTED_FIELDS_FIELDS_INVALID' || error?.code === 'HOSTED_FIELDS_FIELDS_EMPTY') {
      this.#validateStrictly();
    }
    reply([error ?? null, payload ?? null]);
  }

  /** Missing input now counts as wrong, until it is typed. */
  #validateStrictly(): void {
    for (const [key, entry] of this.#form.entries) {
      entry.strict = true;
      this.#pageEvents.emitChanges(key);
    }
    this.#sendState();
  }

  #sendState(): void {
    this.#channel.send({ kind: 'state', fields: this.#form.fields, codeSize: this.#form.codeSize });
  }
}
