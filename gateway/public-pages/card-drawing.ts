import { Worker } from 'node:worker_threads';

interface Drawn {
  id: number;
  png: Uint8Array;
}

interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (failure: unknown) => void;
}

/** So many may wait; a burst of crawlers must not fill the memory. */
const MOST_WAITING = 40;
const MOST_KEPT = 200;
/** The thread takes 60 MB: without work it ends. */
const IDLE_MILLISECONDS = 60_000;

/** Draws SVG as PNG in one thread, one after the other, and keeps the last pictures. */
export class CardDrawing {
  private readonly kept = new Map<string, Promise<Buffer>>();
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private drawn = 0;

  /** null while too many wait. `key` names the content. */
  async draw(key: string, svg: string): Promise<Buffer | null> {
    const known = this.kept.get(key);
    if (known) return known;
    if (this.waiting.size >= MOST_WAITING) return null;
    const picture = this.drawNew(svg);
    this.kept.set(key, picture);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    picture.catch(() => this.kept.delete(key));
    return picture;
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.worker?.terminate();
  }

  private drawNew(svg: string): Promise<Buffer> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    this.drawn += 1;
    const id = this.drawn;
    const picture = new Promise<Buffer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.worker.postMessage({ id, svg });
    return picture;
  }

  private start(): Worker {
    const worker = new Worker(workerFile());
    worker.unref();
    worker.on('message', ({ id, png }: Drawn) => {
      this.waiting.get(id)?.resolve(Buffer.from(png));
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.endWhenIdle(worker);
    });
    worker.on('error', (failure) => this.lose(worker, failure));
    worker.on('exit', () => this.lose(worker, new Error('The thread that draws pictures has ended')));
    return worker;
  }

  private endWhenIdle(worker: Worker): void {
    this.idle = setTimeout(() => {
      this.worker = null;
      void worker.terminate();
    }, IDLE_MILLISECONDS);
    this.idle.unref();
  }

  /** What waited for a thread that has ended fails; the next picture starts another. */
  private lose(worker: Worker, failure: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(failure);
    this.waiting.clear();
  }
}

/** In the bundle beside main.js (gateway/build.mjs). */
function workerFile(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './draw-card.worker.ts' : './public-pages/draw-card.worker.js', import.meta.url);
}
