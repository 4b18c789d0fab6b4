import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';

type Row = [when: string, ...lines: string[]];

const sections: Record<string, Row[]> = {
  Berufserfahrung: [
    [
      '04/2020 – heute',
      '*Leiterin Qualitätssicherung',
      'Nordlicht Medizintechnik GmbH, Hamburg',
      '- Verantwortlich für das Qualitätsmanagementsystem eines Herstellers von Infusionspumpen mit 240 Beschäftigten',
      '- Offene Reklamationen innerhalb eines Jahres von 180 auf 25 gesenkt',
      '- Drei Audits der Benannten Stelle ohne Hauptabweichung geleitet',
    ],
    [
      '09/2016 – 03/2020',
      '*Qualitätsmanagerin',
      'Brightwell Devices Ltd, Leeds, Großbritannien',
      '- Lieferantenaudits in sechs Ländern eingeführt',
      '- 40 interne Auditorinnen und Auditoren ausgebildet',
    ],
    [
      '02/2014 – 08/2016',
      '*Qualitätsingenieurin',
      'Brightwell Devices Ltd, Leeds, Großbritannien',
      '- Verpackungslinie für sterile Produkte validiert',
    ],
    [
      '01/2012 – 01/2014',
      '*Wissenschaftliche Mitarbeiterin',
      'Bundesanstalt für Materialforschung und -prüfung, Berlin',
      '- Ermüdungsversuche an Titanschrauben für Implantate',
    ],
    ['2009 – 2011', '*Barista', 'Café Strandgut, Berlin'],
  ],
  Studium: [
    [
      '10/2009 – 12/2011',
      '*Master of Science Maschinenbau',
      'Technische Universität Berlin',
      'Abschlussarbeit: Frühe Anzeichen von Ermüdung in Titanschrauben',
    ],
    ['10/2006 – 09/2009', '*Bachelor of Science Maschinenbau', 'Technische Universität Berlin'],
  ],
  Weiterbildung: [
    ['05/2017', 'Zertifizierte Qualitätsmanagerin, TÜV Nord'],
    ['11/2018', 'Interne Auditorin ISO 13485, Deutsche Gesellschaft für Qualität'],
  ],
  Kenntnisse: [
    ['Fachlich', 'Risikomanagement, Lieferantenaudits, Statistische Prozesskontrolle'],
    ['EDV', 'Minitab, SAP QM'],
  ],
  Sprachen: [
    ['Deutsch', 'Muttersprache'],
    ['Englisch', 'verhandlungssicher (C1)'],
    ['Französisch', 'Grundkenntnisse (B1)'],
  ],
  Projekte: [
    [
      '2021 – 2022',
      '*Reklamationstisch',
      'https://complaint-desk.example',
      'Ein freies Werkzeug, das Reklamationen von Medizinprodukten nach Risiko ordnet.',
    ],
  ],
  Ehrenamt: [
    ['06/2015 – heute', '*Helferin', 'Technisches Hilfswerk, Hamburg', '- Trinkwasser nach Hochwassern'],
  ],
  Auszeichnungen: [['2013', 'Jungingenieurin des Jahres, VDI']],
};

const paragraph = (text: string) =>
  text.startsWith('*')
    ? new Paragraph({ children: [new TextRun({ text: text.slice(1), bold: true })] })
    : text.startsWith('- ')
      ? new Paragraph({ text: text.slice(2), bullet: { level: 0 } })
      : new Paragraph(text);

const cell = (width: number, texts: string[]) =>
  new TableCell({ width: { size: width, type: WidthType.DXA }, children: texts.map(paragraph) });

const table = (rows: Row[]) =>
  new Table({
    columnWidths: [2400, 6600],
    rows: rows.map(([when, ...texts]) => new TableRow({ children: [cell(2400, [when]), cell(6600, texts)] })),
  });

const heading = (text: string) =>
  new Paragraph({ spacing: { before: 240 }, children: [new TextRun({ text, bold: true, size: 28 })] });

/** The CV of the quality manager as she sends it in German, a table with the dates beside, as Word document. */
export const germanCv = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ children: [new TextRun({ text: 'Hannah Vogt', bold: true, size: 44 })] }),
            new Paragraph('Leiterin Qualitätssicherung'),
            new Paragraph('22763 Hamburg | +49 40 5550 0123 | hannah.vogt@example.com'),
            heading('Profil'),
            new Paragraph(
              'Ich baue Qualitätssysteme auf, die in der Fertigung von selbst benutzt werden. Seit zehn Jahren leite ich in der Medizintechnik Audits und Reklamationen, in Deutschland und in England, und am liebsten arbeite ich dort, wo Entwicklung und Fertigung miteinander reden müssen.',
            ),
            ...Object.entries(sections).flatMap(([title, rows]) => [heading(title), table(rows)]),
            new Paragraph({ text: 'Hamburg, im März 2026', spacing: { before: 360 } }),
          ],
        },
      ],
    }),
  );
