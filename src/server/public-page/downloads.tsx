import {
  type DocumentChoices,
  documentPath,
  type ExportExtension,
  exportFormats,
  exportPath,
} from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { downloadFormats } from '../../contracts/view';

interface Offer {
  extension: ExportExtension;
  label?: string;
  choices?: Partial<DocumentChoices>;
}

/** The forms that a reader of the page may want; the others are for machines. */
const offers: Offer[] = [
  { extension: 'pdf' },
  { extension: 'pdf', label: 'PDF (Letter)', choices: { paper: 'letter' } },
  { extension: 'pdf', label: 'Plain CV', choices: { form: 'plain' } },
  { extension: 'docx' },
  { extension: 'vcf' },
  { extension: 'txt' },
  { extension: 'zip' },
];

/** Links to the page's other forms, for machines. */
export const Alternates = ({ slug }: { slug: string }) => (
  <>
    {keysOf(exportFormats).map((extension) => (
      <link
        key={extension}
        rel="alternate"
        type={exportFormats[extension].contentType.split(';')[0]}
        href={exportPath(slug, extension)}
        title={exportFormats[extension].label}
      />
    ))}
  </>
);

/** Links to the page's other forms. */
export const Downloads = ({ slug }: { slug: string }) => (
  <div className="downloads">
    <p>Download as</p>
    <ul>
      {offers.map((offer) => (
        <li key={addressOf(slug, offer)}>
          <Download slug={slug} offer={offer} />
        </li>
      ))}
    </ul>
  </div>
);

const addressOf = (slug: string, { extension, choices }: Offer): string =>
  choices ? documentPath(slug, choices) : exportPath(slug, extension);

function Download({ slug, offer }: { slug: string; offer: Offer }) {
  const { label, isDownload } = exportFormats[offer.extension];
  return (
    <a
      href={addressOf(slug, offer)}
      rel="nofollow"
      download={isDownload || undefined}
      data-download={downloadFormats.find((form) => form === offer.extension)}
    >
      {offer.label ?? label}
    </a>
  );
}
