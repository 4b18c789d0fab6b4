import PDFDocument from 'pdfkit';

interface Line {
  text: string;
  isBold?: boolean;
  size?: number;
  /** The gap above it, in points. */
  gap?: number;
}

const title = (text: string): Line => ({ text, isBold: true, size: 13, gap: 14 });
const entry = (text: string): Line => ({ text, isBold: true, gap: 6 });

/** The CV of an invented person, as it is printed. */
export const mara = {
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@example.com',
  jobs: [
    { position: 'Senior Data Engineer', company: 'Northern Grid', place: 'Leeds' },
    { position: 'Data Engineer', company: 'Metro Analytics', place: 'Manchester' },
  ],
  institution: 'University of Leeds',
  skills: ['Python', 'SQL', 'Scala', 'Kafka', 'Airflow'],
  certification: 'AWS Certified Data Analytics',
  /** Nobody says who issued it. */
  incomplete: 'Certified ScrumMaster',
  /** It belongs in no section. */
  stray: 'Willing to travel within Europe, and to start in the spring',
};

const linesOf = (name: string): Line[] => [
  { text: name, isBold: true, size: 24 },
  { text: 'Senior Data Engineer', size: 13, gap: 4 },
  { text: `Leeds, United Kingdom | ${mara.email} | +44 113 496 0123`, gap: 4 },
  title('SUMMARY'),
  { text: 'Data engineer who builds pipelines that hold, for energy and for public transport.' },
  title('EXPERIENCE'),
  entry('Senior Data Engineer, Northern Grid'),
  { text: 'March 2021 - present, Leeds' },
  { text: '- Moved forty nightly jobs to streaming' },
  { text: '- Led a team of four engineers' },
  entry('Data Engineer, Metro Analytics'),
  { text: 'June 2017 - February 2021, Manchester' },
  { text: '- Built the forecast that the timetable is planned by' },
  title('EDUCATION'),
  entry('M.Sc. Computational Statistics, University of Leeds'),
  { text: 'September 2015 - July 2017' },
  title('SKILLS'),
  { text: 'Languages: Python, SQL, Scala' },
  { text: 'Tools: Kafka, Airflow' },
  title('CERTIFICATIONS'),
  { text: 'AWS Certified Data Analytics, Amazon Web Services, June 2022' },
  { text: 'Certified ScrumMaster, May 2020' },
  title('FURTHER REMARKS'),
  { text: mara.stray },
];

const interests: Line[] = [title('INTERESTS'), { text: 'Rowing on the Humber' }];

/** A PDF of that CV on one page, perhaps by another name or with interests. */
export function makeCvPdf({ name = mara.name, hasInterests = false } = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 56 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const lines = [...linesOf(name), ...(hasInterests ? interests : [])];
  for (const { text, isBold = false, size = 10.5, gap = 2 } of lines) {
    document.y += gap;
    document
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .text(text);
  }
  document.end();
  return finished;
}
