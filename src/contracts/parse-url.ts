/**
 * The address in a text, which may be relative to `base`; undefined if it is none. Use this and not `URL.canParse`, which on Node.js 20 starts to
 * refuse addresses with letters outside ASCII once it has been called a few thousand times.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
