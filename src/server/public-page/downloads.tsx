import { Fragment } from 'react';
import {
  type DocumentChoices,
  documentPath,
  type ExportExtension,
  exportForms,
  exportPath,
} from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { downloadForms } from '../../contracts/view';

interface Offer {
  extension: ExportExtension;
  label?: string;
  choices?: Partial<DocumentChoices>;
}

/** The forms that a reader of the page may want; the others are for machines. */
const offers: Offer[] = [
  { extension: 'pdf' },
  { extension: 'pdf', label: 'PDF on Letter paper', choices: { paper: 'letter' } },
  { extension: 'pdf', label: 'Plain CV', choices: { form: 'plain' } },
  { extension: 'docx' },
  { extension: 'vcf' },
  { extension: 'txt' },
  { extension: 'zip' },
];

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
    {offers.map((offer, index) => (
      <Fragment key={addressOf(slug, offer)}>
        <Download
          href={addressOf(slug, offer)}
          {...offer}
          after={index < offers.length - 1 ? ',' : ''}
        />{' '}
      </Fragment>
    ))}
  </p>
);

const addressOf = (slug: string, { extension, choices }: Offer): string =>
  choices ? documentPath(slug, choices) : exportPath(slug, extension);

type DownloadProps = Offer & { href: string; after: string };

/** A link with the comma after it, which would begin a line otherwise. */
const Download = ({ href, extension, label = exportForms[extension].label, after }: DownloadProps) => (
  <span className="together">
    <a
      href={href}
      rel="nofollow"
      download={exportForms[extension].isDownload || undefined}
      data-download={downloadForms.find((form) => form === extension)}
    >
      {label}
    </a>
    {after}
  </span>
);
