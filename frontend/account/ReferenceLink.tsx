/** To the explorer: it takes the new key at once and has our examples; the guide is a file that members do not have. */
export function ReferenceLink() {
  return <a href="/explorer">How to use the API</a>;
}
