import { type ExportExtension, exportForms, exportPath } from '../../contracts/exports';
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
        <a
          href={exportPath(slug, extension)}
          rel="nofollow"
          download={exportForms[extension].isDownload || undefined}
          data-download={downloadForms.find((form) => form === extension)}
        >
          {exportForms[extension].label}
        </a>
      </span>
    ))}
  </p>
);
