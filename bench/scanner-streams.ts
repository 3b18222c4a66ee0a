import { connect } from 'node:net';

/** Every connection is read into the same bytes. */
const buffer = Buffer.alloc(262_144);
const ENDS = [Buffer.from('\n\n'), Buffer.from('\n\n\r\n')];

interface Heard {
  bytes(count: number): void;
  /** A whole message has come. */
  message(): void;
  /** The stream ended, which nobody asked for. */
  lost(why: string): void;
}

/**
 * Follows an operation over a bare socket, which looks only for where a message begins and ends: 10,000 clients of a library would
 * be most of what is measured. Resolves, once the stream is open, with how to leave.
 */
export function openStream(port: number, query: string, token: string, heard: Heard): Promise<() => void> {
  const body = JSON.stringify({ query });
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'accept: text/event-stream',
    'content-type: application/json',
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return new Promise((resolve, reject) => {
    const state = { isOpen: false, isWithin: false, isLeaving: false };
    const read = (size: number) => {
      const came = buffer.subarray(0, size);
      heard.bytes(size);
      if (!state.isOpen && !came.includes('HTTP/1.1 200')) reject(new Error(came.toString().slice(0, 300)));
      else if (!state.isOpen) {
        state.isOpen = true;
        resolve(leave);
      }
      state.isWithin ||= came.includes('event: next');
      if (!state.isWithin || !ENDS.some((end) => came.subarray(-end.length).equals(end))) return true;
      state.isWithin = false;
      heard.message();
      return true;
    };
    const socket = connect({ host: '127.0.0.1', port, onread: { buffer, callback: read } });
    const leave = () => {
      state.isLeaving = true;
      socket.destroy();
    };
    socket.on('connect', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    socket.on('error', reject);
    socket.on('close', () => !state.isLeaving && heard.lost('closed'));
  });
}
