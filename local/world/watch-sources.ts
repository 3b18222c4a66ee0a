import { extname } from 'node:path';
import { watch } from 'chokidar';

/** Editors write a file several times in a row, so a change waits this long for the next one. */
const QUIET_MILLISECONDS = 150;

/**
 * Calls `onChange` with the files after sources in these folders changed, also when an editor saves by writing another
 * file and renaming it. Tests are no sources. Resolves when everything is watched.
 */
export async function watchSources(
  folders: readonly string[],
  onChange: (files: string[]) => Promise<void>,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const changed = new Set<string>();
  const report = () => {
    const files = [...changed];
    changed.clear();
    // A gateway that does not come up has said why in its log; the next change tries again.
    onChange(files).catch((error: Error) => console.error(error.message));
  };
  const watcher = watch([...folders], { ignoreInitial: true, ignored: isNoSource });
  watcher.on('all', (_event, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(report, QUIET_MILLISECONDS);
  });
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).once('error', reject));
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}

function isNoSource(path: string, stats?: { isFile(): boolean }): boolean {
  return (
    Boolean(stats?.isFile()) &&
    (!['.ts', '.graphql', '.sql'].includes(extname(path)) || path.endsWith('.test.ts'))
  );
}
