import { notFound } from '../http/answer.ts';
import type { Exchange } from '../server-api.ts';
export async function control(_exchange: Exchange): Promise<string> {
  throw notFound('x');
}
