import type { ReactNode } from 'react';
import type { PublicPortfolio } from '../../../../db/public-projection';
import { documentPath, exportPath, forEmployer } from '../../../contracts/exports';
import { withQuery } from '../../../contracts/page-queries';
import type { downloadFormats } from '../../../contracts/view';
import { useWords } from '../spoken-words';

interface CvDownloadProps {
  portfolio: Pick<PublicPortfolio, 'cv' | 'profileSlug'>;
  isContactShown: boolean;
}

/** The CV: the uploaded one where it is public, else the one that is made of the page. */
export function CvDownload({ portfolio: { cv, profileSlug }, isContactShown }: CvDownloadProps) {
  const { t, sizeText } = useWords();
  if (cv)
    return (
      <a className="button" href={`/api/cv/${cv.id}?download=1`} download={cv.filename} data-download="cv">
        {t('page.head.downloadCv')}
        <span className="quiet">{` ${kindOf(cv)}, ${sizeText(cv.size)}`}</span>
      </a>
    );
  if (isContactShown) return <SentCv slug={profileSlug} />;
  return (
    <a className="button" href={cvPath(profileSlug)} rel="nofollow" download data-download="pdf">
      <MadeCv />
    </a>
  );
}

const kindOf = ({ filename }: { filename: string }) => filename.split('.').at(-1)?.toUpperCase() ?? '';

/** It is meant for an employer whoever asks, so that owners who try it get nothing private. */
const cvPath = (slug: string) => toSend(documentPath(slug, { form: 'plain' }));

const toSend = (path: string) => withQuery(path, 'audience', forEmployer);

function MadeCv() {
  const { t } = useWords();
  return (
    <>
      {t('page.head.downloadCv')}
      <span className="quiet">{` ${t('page.formats.pdf')}`}</span>
    </>
  );
}

const SentCv = ({ slug }: { slug: string }) => (
  <SentForm path={cvPath(slug)} counted="pdf">
    <MadeCv />
  </SentForm>
);

/** The CV and the card as they are sent to an employer, for whoever sees the contact. */
export function SentForms({ slug }: { slug: string }) {
  const { t } = useWords();
  return (
    <>
      <SentCv slug={slug} />
      <SentForm path={toSend(exportPath(slug, 'vcf'))} counted="vcf">
        {t('page.formats.vcf')}
      </SentForm>
    </>
  );
}

interface SentFormProps {
  path: string;
  counted: (typeof downloadFormats)[number];
  children: ReactNode;
}

/** Asked for like the contact itself: programs that collect addresses follow links, but press no buttons. */
const SentForm = ({ path, counted, children }: SentFormProps) => (
  <form method="post" action={path}>
    <button type="submit" className="button" data-download={counted}>
      {children}
    </button>
  </form>
);
