/**
 * The answer and the milliseconds of processor time that it took in this process, the least of three: what is beyond
 * that is other work, and how busy the machine is counts for nothing.
 */
export async function leastCpuTime<A>(ask: () => Promise<A>): Promise<{ answer: A; cpu: number }> {
  let cpu = Number.POSITIVE_INFINITY;
  let answer = await ask();
  for (let tries = 0; tries < 3; tries += 1) {
    const before = process.cpuUsage();
    answer = await ask();
    const { user, system } = process.cpuUsage(before);
    cpu = Math.min(cpu, (user + system) / 1_000);
  }
  return { answer, cpu };
}
