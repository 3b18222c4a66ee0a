import type { FieldKey, FieldState, FormOptions } from './protocol.ts';

/** What the frames of one form tell each other. */
export type FrameMessage =
  | { kind: 'configuration'; options: FormOptions }
  | { kind: 'input'; field: FieldKey; value: string; focused: boolean; submitted: boolean }
  | { kind: 'state'; fields: Partial<Record<FieldKey, FieldState>>; codeSize: number };

/** A channel that only the frames of this origin and this form can receive. */
export class FrameChannel {
  readonly #channel: BroadcastChannel;
  readonly #receive: (message: FrameMessage) => void;

  constructor(componentId: string, receive: (message: FrameMessage) => void) {
    this.#receive = receive;
    this.#channel = new BroadcastChannel(`hosted-fields-${componentId}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => receive(data));
  }

  /** To all frames; a BroadcastChannel does not deliver to its sender, so this frame receives it directly. */
  send(message: FrameMessage): void {
    this.#channel.postMessage(message);
    this.#receive(message);
  }
}
