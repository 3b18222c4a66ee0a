import { notFound } from '../http/answer.ts';
import type { Exchange } from '../server-api.ts';
export async function frameAssets(_exchange: Exchange): Promise<string> {
  throw notFound('x');
}
