/**
 * What jest-worker loads in each worker, by `require`, for which tsx would make another copy of each module: an import makes sure
 * that tests and runner share theirs.
 */
export async function runFile(file) {
  const loaded = await import('./run-file.ts');
  return loaded.runFile(file);
}
