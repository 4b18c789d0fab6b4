/** Splits a text at a mark, except inside brackets. */
export function splitOutside(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    depth = Math.max(0, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0));
    if (depth === 0 && letter === mark && (mark === ';' || mark === '|' || /\s/.test(text.charAt(at + 1)))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}
