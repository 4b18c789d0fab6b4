/** Pieces of text that formats have to escape, and letters of scripts that they have to carry. */
const pieces = [
  ',',
  ';',
  ':',
  '\\',
  '\\n',
  '"',
  "'",
  '<script>alert(1)</script>',
  '</w:t>',
  '&amp;',
  '&',
  '<!--',
  ']]>',
  '`',
  '```',
  '~~~',
  '# ',
  '* ',
  '- ',
  '1. ',
  '> ',
  '+ ',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '_a_',
  '**b**',
  '<b>',
  'https://evil.example',
  'www.evil.example',
  'a@b.example',
  '|',
  '---',
  '===',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '    ',
  'END:VCARD',
  'BEGIN:VCARD',
  '{{x}}',
  '$(x)',
  '%0D%0A',
  '%',
  '=1+1',
  '@',
  '👩‍🚀',
  '🇬🇧',
  'é',
  'e\u0301',
  '漢字',
  'שלום',
  'مرحبا',
  '한국어',
  'Ω',
  '\u200f',
  '\u00ad',
  '\u00a0',
  '\u2028',
  'plain',
  'words ',
  'x'.repeat(90),
  '漢'.repeat(60),
  '😀'.repeat(30),
];

/** Figures that follow from a seed, from 0 up to 1. */
export function figures(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text of such pieces, `length` characters at most, without blanks around it; never empty. */
export function hostileText(next: () => number, length: number, isMultiline = true): string {
  let text = '';
  const wanted = 1 + Math.floor(next() * next() * length);
  while (text.length < wanted) text += pieces[Math.floor(next() * pieces.length)];
  const lines = isMultiline ? text : text.replace(/[\n\r\t\u2028]/g, ' ');
  return lines.slice(0, length).toWellFormed().replaceAll('\ufffd', '').trim() || 'x';
}
