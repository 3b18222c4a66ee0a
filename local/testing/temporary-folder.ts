import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that every user may enter: as root, PostgreSQL runs as nobody. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-test-'));
  chmodSync(folder, 0o711);
  return folder;
}
