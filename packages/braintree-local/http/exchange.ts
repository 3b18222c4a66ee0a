import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../world.ts';

/** One request with its response. */
export interface Exchange {
  world: World;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** What the control page says about the call, such as the fault that was applied to it. */
  note: string | null;
}
