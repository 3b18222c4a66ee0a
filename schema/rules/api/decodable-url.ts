/**
 * The address of a request with a path that can be decoded. One with a broken escape, such as `/picks/%ff`, names nothing: it is looked
 * up as it was typed, so that its reader gets the page or the sentence of every address that does not exist.
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
