import { documentPath, type ExportExtension, exportForms, exportPath } from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { downloadForms } from '../../contracts/view';

/** The forms that a reader of the page may want; the others are for machines. */
const offered: ExportExtension[] = ['pdf', 'docx', 'vcf', 'txt', 'zip'];

/** Links to the page's other forms, for machines. */
export const Alternates = ({ slug }: { slug: string }) => (
  <>
    {keysOf(exportForms).map((extension) => (
      <link
        key={extension}
        rel="alternate"
        type={exportForms[extension].contentType.split(';')[0]}
        href={exportPath(slug, extension)}
        title={exportForms[extension].label}
      />
    ))}
  </>
);

/** Links to the page's other forms, in one quiet line. */
export const Downloads = ({ slug }: { slug: string }) => (
  <p>
    Download as{' '}
    {offered.map((extension, index) => (
      <span key={extension}>
        {index > 0 && ', '}
        <Download extension={extension} href={exportPath(slug, extension)}>
          {exportForms[extension].label}
        </Download>
        {extension === 'pdf' && <PdfChoices slug={slug} />}
      </span>
    ))}
  </p>
);

/** The usual PDF on other paper, and without pictures. */
const PdfChoices = ({ slug }: { slug: string }) => (
  <>
    {' ('}
    <Download extension="pdf" href={documentPath(slug, { paper: 'letter' })}>
      Letter
    </Download>
    {', '}
    <Download extension="pdf" href={documentPath(slug, { form: 'plain' })}>
      plain CV
    </Download>
    {')'}
  </>
);

interface DownloadProps {
  extension: ExportExtension;
  href: string;
  children: string;
}

const Download = ({ extension, href, children }: DownloadProps) => (
  <a
    href={href}
    rel="nofollow"
    download={exportForms[extension].isDownload || undefined}
    data-download={downloadForms.find((form) => form === extension)}
  >
    {children}
  </a>
);
