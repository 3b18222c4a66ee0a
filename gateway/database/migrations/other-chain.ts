/**
 * Why a database is not migrated, by the migrations that it has run and those that this build knows; null when it can be. An
 * older chain made other tables under the same names, so the operator decides whether their rows are moved or given up.
 */
export function otherChain(run: readonly string[], known: readonly string[]): string | null {
  const [first = ''] = known;
  if (run.length > 0 && !run.includes(first))
    return `This database was made by an older chain of migrations, up to ${run.at(-1)}, and this build begins with ${first}. Start the local world over with "npm start -- --reset", or do as "From before 0001-all-tables" in docs/upgrading.md says. Nothing was changed.`;
  const unknown = run.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return `This database has run migrations that this build does not have: ${unknown.join(', ')}. Run "migrate" of the newer build that has them, or check that DATABASE_URL names the right database. Nothing was changed.`;
  return null;
}
