import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes this process's clock movable: hours ahead of the real time until it is put back. */
export function movableClock(): { ahead(hours: number): void; putBack(): void } {
  const file = join(tmpdir(), `clock-${process.pid}-${Math.random().toString(36).slice(2)}`);
  process.env.CLOCK_FILE = file;
  return {
    ahead: (hours) => writeFileSync(file, String(Math.round(hours * 3_600_000))),
    putBack: () => {
      delete process.env.CLOCK_FILE;
      rmSync(file, { force: true });
    },
  };
}
