/** Does the work of a challenge in a worker. Rejects when the browser runs none. */
export async function solveChallenge(asked: { challenge: string; bits: number }): Promise<string> {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = () => reject(new Error('The challenge could not be solved'));
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
  }
}
