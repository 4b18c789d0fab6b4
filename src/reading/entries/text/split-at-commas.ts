/** Splits a text at commas followed by a space, except inside brackets. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const mark = text[at];
    if (mark === ')') isInside = true;
    else if (mark === '(') isInside = false;
    else if (mark === ',' && !isInside && /\s/.test(text[at + 1] ?? '')) {
      parts.push(text.slice(at + 1, end).trimStart());
      end = at;
    }
  }
  return [text.slice(0, end), ...parts.reverse()];
}
