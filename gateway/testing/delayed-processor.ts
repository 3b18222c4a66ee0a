import { randomUUID } from 'node:crypto';
import { until } from '#local/testing/until.ts';
import type { MoneyWorld } from './money.ts';

interface Fault {
  id: number;
}

interface State {
  faults: Fault[];
  /** How many calls wait at each. */
  barriers: Record<string, number>;
}

/** Halts the next such call to the processor; answers a function that waits until one has halted. */
export async function delayCharge(
  { processor }: Pick<MoneyWorld, 'processor'>,
  operation: string,
  effect: Record<string, unknown>,
  card?: string,
): Promise<() => Promise<unknown>> {
  const { id } = await processor.order<Fault>('POST', 'faults', { operation, effect, ...(card && { card }) });
  return () =>
    until(async () => {
      const { faults, barriers } = await processor.order<State>('GET', 'state');
      const reached = effect.kind === 'timeout' || barriers[String(effect.barrier)] === 1;
      return reached && !faults.some((fault) => fault.id === id);
    });
}

/** The same before its effect, which then never comes, or after it. */
export function delayAt(
  world: Pick<MoneyWorld, 'processor'>,
  operation: string,
  when: 'before' | 'after',
  card?: string,
): Promise<() => Promise<unknown>> {
  const effect = when === 'before' ? { kind: 'timeout' } : { kind: 'hold', barrier: randomUUID() };
  return delayCharge(world, operation, { ...effect, when }, card);
}
