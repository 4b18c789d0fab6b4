import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { docx } from '../../src/documents/docx';
import { markdown } from '../../src/documents/markdown';
import { plainText } from '../../src/documents/plain-text';
import { plainBlocks, plainLine, proseOf, type Run, runsOf } from '../../src/documents/prose';
import { paragraphsOf } from '../../src/documents/typesetting/paragraphs';
import { latin, portfolioOf } from '../support/people';

/** A line with its styles as HTML would have them. */
const shown = (runs: Run[]) =>
  runs
    .map(({ text, isBold, isItalic, href }) => {
      const linked = href ? `<a ${href}>${text}</a>` : text;
      return `${isBold ? '<b>' : ''}${isItalic ? '<i>' : ''}${linked}${isItalic ? '</i>' : ''}${isBold ? '</b>' : ''}`;
    })
    .join('');

describe('the lines of a text', () => {
  test.each(['- ', '* ', '– ', '• ', '•', '\uf0b7\t', '  - '])(
    'are a list where they begin with %j',
    (mark) => {
      expect(proseOf(`I do:\n${mark}Full rewires\n${mark}24 hour callout\nCall me.`)).toEqual([
        { isList: false, lines: [[{ text: 'I do:' }]] },
        { isList: true, lines: [[{ text: 'Full rewires' }], [{ text: '24 hour callout' }]] },
        { isList: false, lines: [[{ text: 'Call me.' }]] },
      ]);
    },
  );

  test('are a list too where blank lines are between them, or one goes on in the next', () => {
    expect(plainBlocks('- One\n\n- Two\n  and more\n\nThree\nFour\n\n\nFive')).toEqual([
      '- One\n- Two and more',
      'Three\nFour',
      'Five',
    ]);
  });

  test('are none where a dash or a star is part of a word', () => {
    expect(proseOf('-5 °C\n*important*\n—\n- ').map(({ isList }) => isList)).toEqual([false]);
  });
});

describe('what stands out in a line', () => {
  test.each([
    ['I **like** *old* _ships_ and __tea__', 'I <b>like</b> <i>old</i> <i>ships</i> and <b>tea</b>'],
    ['***both*** **a *b* c**', '<b><i>both</i></b> <b>a </b><b><i>b</i></b><b> c</b>'],
    ['snake_case_name, 4*3*2, 2 * 3 * 4, ** no **, *, **, ****', undefined],
    ['*open, **open too', undefined],
    ['5* hotel and 4* hostel', undefined],
    ['(see https://a.example/b_c_d.)', '(see <a https://a.example/b_c_d>https://a.example/b_c_d</a>.)'],
    ['www.a.example, or', '<a https://www.a.example/>www.a.example</a>, or'],
    ['https://a.example/x_(y)', '<a https://a.example/x_(y)>https://a.example/x_(y)</a>'],
    ['**https://a.example/**', '<b><a https://a.example/>https://a.example/</a></b>'],
    ['javascript:alert(1) https://bank.example@evil.example https://x http://', undefined],
  ])('%s', (line, expected = line) => {
    expect(shown(runsOf(line))).toBe(expected);
  });

  test('takes time in proportion to the length, whatever the text', () => {
    const texts = ['*', '**a', '_a ', '- ', 'https://', 'www.a)', '***a** ', '(', ' *a'];
    for (const text of texts) {
      const took = (times: number) => {
        const long = text.repeat(times);
        const runs = [1, 2, 3].map(() => {
          const since = performance.now();
          proseOf(long);
          return performance.now() - since;
        });
        return Math.min(...runs);
      };
      took(1000);
      // Quadratic time would be 900 times as much.
      expect(took(30_000), text).toBeLessThan(300 * Math.max(took(1000), 5));
    }
  });

  test('is left out of plain lines', () => {
    expect(plainLine('I **like** https://a.example/b')).toBe('I like https://a.example/b');
  });
});

describe('a text with a list, a link and a bold word', () => {
  const bio = 'I **wire** houses & barns, see https://a.example/work.\n- Full rewires\n- Sockets';
  const portfolio = { ...portfolioOf(latin), bio };
  const frame = ['https://example.com/profile/ada', '2026-11-24'] as const;

  test('is the same in Markdown', async () => {
    const html = await marked.parse(markdown(portfolio, ...frame));
    expect(html).toContain(
      '<p>I <strong>wire</strong> houses &amp; barns, see <a href="https://a.example/work">https://a.example/work</a>.</p>',
    );
    expect(html).toContain('<ul>\n<li>Full rewires</li>\n<li>Sockets</li>\n</ul>');
  });

  test('is the same in plain text', () => {
    expect(plainText(portfolio, ...frame)).toContain(
      'I wire houses & barns, see https://a.example/work.\n\n- Full rewires\n- Sockets\n',
    );
  });

  test('is the same in Word', async () => {
    const { default: mammoth } = await import('mammoth');
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await docx(portfolio, ...frame)) });
    expect(value).toContain('<strong>wire</strong>');
    expect(value).toContain('<a href="https://a.example/work">https://a.example/work</a>');
    expect(value).toContain('<li>Full rewires</li><li>Sockets</li>');
  });

  test('is data for the typesetter', () => {
    const part = { bold: false, italic: false, target: null };
    expect(paragraphsOf(bio)).toEqual([
      {
        list: false,
        lines: [
          [
            { ...part, text: 'I ' },
            { ...part, text: 'wire', bold: true },
            { ...part, text: ' houses & barns, see ' },
            { ...part, text: 'https://a.example/work', target: 'https://a.example/work' },
            { ...part, text: '.' },
          ],
        ],
      },
      { list: true, lines: ['Full rewires', 'Sockets'] },
    ]);
    expect(paragraphsOf('One\nTwo\n\nThree')).toEqual(['One\nTwo', 'Three']);
  });
});
