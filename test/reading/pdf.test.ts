import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { layOut } from '../../src/reading/layout/lay-out';
import { readPdf } from '../../src/reading/sources/pdf';

/** A PDF with one or more pages, drawn by pdfkit. */
function draw(
  paint: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    paint(pdf.font('Helvetica').fontSize(10));
    pdf.end();
  });
}

const write = (pdf: PDFKit.PDFDocument, text: string, x: number, y: number) =>
  pdf.text(text, x, y, { lineBreak: false });

async function layOutPdf(bytes: Buffer) {
  const { pages, pageCount } = await readPdf(bytes);
  return layOut(pages, pageCount);
}

async function textsOf(bytes: Buffer): Promise<string[]> {
  const { sections } = await layOutPdf(bytes);
  return sections.flatMap(({ title, rows }) =>
    [title, ...rows.flatMap(({ cells }) => cells)].flatMap((cell) => cell?.text ?? []),
  );
}

describe('the words of a page', () => {
  test('have their position, size, colour and the real name of their font', async () => {
    const { pages } = await readPdf(
      await draw((pdf) =>
        write(pdf.font('Times-BoldItalic').fontSize(14).fillColor('#336699'), 'Baker shop', 72, 100),
      ),
    );
    const [baker, shop] = pages[0]?.items ?? [];
    expect(baker).toMatchObject({
      text: 'Baker',
      x: 72,
      isSpaced: false,
      look: { font: 'Times-BoldItalic', size: 14, isBold: true, isItalic: true, color: '#336699' },
    });
    expect(shop).toMatchObject({ text: 'shop', isSpaced: true });
    expect(baker?.y).toBeGreaterThan(105);
    expect(baker?.y).toBeLessThan(115);
  });

  test('are joined if each glyph is drawn separately, and separated even if no space is drawn', async () => {
    const glyphs = (pdf: PDFKit.PDFDocument) => {
      let x = 72;
      for (const glyph of 'Baker shop') {
        if (glyph !== ' ') write(pdf, glyph, x, 100);
        x += pdf.widthOfString(glyph);
      }
    };
    expect(await textsOf(await draw(glyphs))).toEqual(['Baker shop']);
  });

  test('are joined if they are letter-spaced', async () => {
    const spaced = (pdf: PDFKit.PDFDocument) =>
      pdf.text('WORK EXPERIENCE', 72, 100, { characterSpacing: 4, lineBreak: false });
    expect(await textsOf(await draw(spaced))).toEqual(['WORK EXPERIENCE']);
  });

  test('stand on lines below each other where the leading is set by a move to the next line', async () => {
    const paint = (pdf: PDFKit.PDFDocument) => {
      write(pdf, 'first', 72, 100);
      pdf.addContent('BT /F1 10 Tf 1 0 0 -1 72 130 Tm (second) Tj 0 -20 TD (third) Tj T* (fourth) Tj ET');
    };
    expect(await textsOf(await draw(paint))).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('are read by position, not in drawing order', async () => {
    const paint = (pdf: PDFKit.PDFDocument) => {
      write(pdf, 'third', 72, 200);
      write(pdf, 'second', 200, 100);
      write(pdf, 'first', 72, 100);
    };
    expect(await textsOf(await draw(paint))).toEqual(['first', 'second', 'third']);
  });

  test('have the right position, however the page is rotated, scaled and moved', async () => {
    const paint = (pdf: PDFKit.PDFDocument) => {
      pdf.save().translate(100, 50).scale(2);
      write(pdf, 'moved', 10, 20);
      pdf.restore();
      write(pdf, 'plain', 72, 300);
    };
    const { pages } = await readPdf(await draw(paint));
    expect(pages[0]?.items).toMatchObject([
      { text: 'moved', x: 120, size: 20 },
      { text: 'plain', x: 72, size: 10 },
    ]);
  });

  test('in the colour of their background are left out, except on a dark one, and the owner is told', async () => {
    const paint = (pdf: PDFKit.PDFDocument) => {
      pdf.rect(0, 0, 595, 60).fill('#112233');
      write(pdf.fillColor('#ffffff'), 'A name in white on dark', 72, 30);
      write(pdf, 'keyword', 72, 100);
      write(pdf.fillColor('#000000'), 'Some more text', 72, 200);
    };
    const bytes = await draw(paint);
    expect(await textsOf(bytes)).toEqual(['A name in white on dark', 'Some more text']);
    expect((await layOutPdf(bytes)).warnings).toEqual([
      'Text that cannot be seen, because it has the colour of its background or lies under something else, was left out.',
    ]);
  });

  test('under an opaque area that is painted later are left out', async () => {
    const paint = (pdf: PDFKit.PDFDocument) => {
      for (const [index, text] of ['An older page', 'more of it', 'and the rest'].entries())
        write(pdf, text, 72, 100 + index * 20);
      pdf.rect(50, 80, 400, 100).fill('#ffffff');
      write(pdf.fillColor('#000000'), 'The page above', 72, 100);
    };
    const bytes = await draw(paint);
    expect(await textsOf(bytes)).toEqual(['The page above']);
    expect((await layOutPdf(bytes)).warnings).toHaveLength(1);
  });

  test.each<[string, (pdf: PDFKit.PDFDocument) => void]>([
    ['shines through', (pdf) => pdf.fillOpacity(0.4).rect(50, 80, 400, 100).fill('#ffee00')],
    ['is no rectangle', (pdf) => pdf.circle(90, 100, 80).fill('#ffee00')],
    [
      'is cut off beside them',
      (pdf) => pdf.rect(300, 0, 200, 200).clip().rect(50, 80, 400, 100).fill('#ffee00'),
    ],
    ['covers only a part of them', (pdf) => pdf.rect(50, 80, 30, 100).fill('#ffee00')],
  ])('under an area that %s are read', async (_, paint) => {
    const bytes = await draw((pdf) => {
      write(pdf, 'Bakery', 72, 100);
      write(pdf, 'Mill', 72, 120);
      pdf.save();
      paint(pdf);
      pdf.restore();
    });
    expect(await textsOf(bytes)).toEqual(['Bakery', 'Mill']);
  });

  test('that are rotated do not break up lines', async () => {
    const paint = (pdf: PDFKit.PDFDocument) => {
      write(pdf, 'Baker shop', 72, 100);
      pdf.rotate(90, { origin: [100, 100] });
      write(pdf, 'side ways', 100, 100);
    };
    expect(await textsOf(await draw(paint))).toEqual(['Baker shop', 'side ways']);
  });
});

test('accents that are drawn over letters are combined with them', async () => {
  const paint = (pdf: PDFKit.PDFDocument) => {
    write(pdf, 'caf', 72, 100);
    const x = 72 + pdf.widthOfString('caf');
    write(pdf, '\u00b4', x + 1, 100);
    write(pdf, 'e', x, 100);
  };
  expect(await textsOf(await draw(paint))).toEqual(['café']);
});

test('a capital below a raised accent is on the line of the words beside it', async () => {
  const paint = (pdf: PDFKit.PDFDocument) => {
    write(pdf, 'Diploma, ', 72, 100);
    const x = 72 + pdf.widthOfString('Diploma, ');
    write(pdf, '\u00b4', x + 1.5, 97);
    write(pdf, 'E', x, 100);
    write(pdf, 'cole', x + pdf.widthOfString('E'), 100);
  };
  expect(await textsOf(await draw(paint))).toEqual(['Diploma, École']);
});

test('links are read with the text that they cover', async () => {
  const paint = (pdf: PDFKit.PDFDocument) => {
    write(pdf, 'LinkedIn', 72, 100);
    pdf.link(72, 98, 40, 12, 'https://linkedin.example/in/zoe');
  };
  const { links, sections } = await layOutPdf(await draw(paint));
  expect(links).toMatchObject([{ address: 'https://linkedin.example/in/zoe', text: 'LinkedIn' }]);
  expect(sections[0]?.rows[0]?.cells[0]?.spans[0]?.link).toBe('https://linkedin.example/in/zoe');
});

test('bullets that are drawn as shapes are recognised', async () => {
  const paint = (pdf: PDFKit.PDFDocument) => {
    pdf.circle(64, 104, 1.5).fill('#000000');
    write(pdf, 'Baked bread', 72, 100);
  };
  const { sections } = await layOutPdf(await draw(paint));
  expect(sections[0]?.rows[0]?.cells[0]).toMatchObject({ text: 'Baked bread', isBullet: true });
});

describe('a document that cannot be read says why', () => {
  test('because of a password', async () => {
    const bytes = await draw((pdf) => write(pdf, 'secret', 72, 100), {
      userPassword: 'open',
      ownerPassword: 'own',
    });
    await expect(readPdf(bytes)).rejects.toThrow(/protected by a password/);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('PK\u0003\u0004 not a PDF')],
    ['only its first line', Buffer.from('%PDF-1.7\n')],
  ])('because it contains %s', async (_, bytes) => {
    await expect(readPdf(bytes)).rejects.toThrow(/damaged/);
  });

  test('because its pages are images', async () => {
    await expect(readPdf(await draw((pdf) => pdf.rect(10, 10, 100, 100).fill()))).rejects.toThrow(/no text/);
  });
});

test('no more than thirty pages are read, and the owner is told', async () => {
  const paint = (pdf: PDFKit.PDFDocument) => {
    for (let number = 1; number <= 32; number++) {
      if (number > 1) pdf.addPage();
      write(pdf, `Text of ${number}`, 72, 400);
    }
  };
  const { warnings, pages } = await layOutPdf(await draw(paint));
  expect(pages).toBe(32);
  expect(warnings).toEqual(['Only the first 30 of 32 pages were read.']);
});
