import {
  type DocumentChoices,
  documentPath,
  type ExportExtension,
  exportFormats,
  exportPath,
} from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import { downloadFormats } from '../../contracts/view';
import { useWords } from './spoken-words';

interface Offer {
  extension: ExportExtension;
  label?: 'pdfLetter' | 'plainCv';
  choices?: Partial<DocumentChoices>;
}

/** The forms that a reader of the page may want; the others are for machines. */
const offers: Offer[] = [
  { extension: 'pdf' },
  { extension: 'pdf', label: 'pdfLetter', choices: { paper: 'letter' } },
  { extension: 'pdf', label: 'plainCv', choices: { form: 'plain' } },
  { extension: 'docx' },
  { extension: 'vcf' },
  { extension: 'txt' },
  { extension: 'zip' },
];

/** Links to the page's other forms, for machines. */
export function Alternates({ slug }: { slug: string }) {
  const { t } = useWords();
  return keysOf(exportFormats).map((extension) => (
    <link
      key={extension}
      rel="alternate"
      type={exportFormats[extension].contentType.split(';')[0]}
      href={exportPath(slug, extension)}
      title={t(`page.formats.${extension}`)}
    />
  ));
}

/** Links to the page's other forms. */
export function Downloads({ slug }: { slug: string }) {
  const { t } = useWords();
  return (
    <div className="downloads">
      <p>{t('page.foot.downloadAs')}</p>
      <ul>
        {offers.map((offer) => (
          <li key={addressOf(slug, offer)}>
            <Download slug={slug} offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const addressOf = (slug: string, { extension, choices }: Offer): string =>
  choices ? documentPath(slug, choices) : exportPath(slug, extension);

function Download({ slug, offer }: { slug: string; offer: Offer }) {
  const { t } = useWords();
  const { isDownload } = exportFormats[offer.extension];
  return (
    <a
      href={addressOf(slug, offer)}
      rel="nofollow"
      download={isDownload || undefined}
      data-download={downloadFormats.find((form) => form === offer.extension)}
    >
      {offer.label ? t(`page.foot.${offer.label}`) : t(`page.formats.${offer.extension}`)}
    </a>
  );
}
