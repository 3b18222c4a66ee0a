/** Links to the explorer, which accepts the new key at once and has our examples. */
export function ReferenceLink() {
  return <a href="/explorer">How to use the API</a>;
}
