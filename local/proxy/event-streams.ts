import { finished, PassThrough, type Readable } from 'node:stream';

/** The event streams that are open through the proxy. */
export type EventStreams = {
  /** Answers a stream to send in place of this one, which endAll can end. */
  pass(stream: Readable): Readable;
  /** Ends every open stream in good order, so that pages reconnect and load again what is on screen. */
  endAll(): void;
};

export function createEventStreams(): EventStreams {
  const open = new Map<PassThrough, Readable>();
  const pass = (stream: Readable) => {
    const passed = stream.pipe(new PassThrough());
    open.set(passed, stream);
    finished(stream, (failure) => failure && passed.destroy(failure));
    passed.once('close', () => {
      open.delete(passed);
      stream.destroy();
    });
    return passed;
  };
  const endAll = () => {
    for (const [passed, stream] of open) {
      stream.unpipe(passed);
      passed.end();
    }
  };
  return { pass, endAll };
}
