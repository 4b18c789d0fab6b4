import { Text, Title } from '@mantine/core';
import {
  documentPath,
  type ExportExtension,
  exportFormats,
  exportPath,
  forEmployer,
} from '../../../contracts/exports';
import { withQuery } from '../../../contracts/page-queries';
import { useShownLanguage } from '../page-settings/use-shown-language';
import { DownloadLink } from './download-link';
import { PdfDownload } from './pdf-download';
import { SentContacts } from './sent-contacts';
import classes from './share.module.css';
import { ShareCard } from './share-card';
import { UnprintableNote } from './unprintable-note';

const others = ['docx', 'txt', 'vcf'] as const satisfies ExportExtension[];

/** Who gets what in a document, and the ones to send. */
export function DocumentsCard({ slug }: { slug: string }) {
  const { language, languageChoice } = useShownLanguage({ label: 'Language of the documents' });
  const inLanguage = (path: string) => (language ? withQuery(path, 'language', language) : path);
  const toSend = (path: string) => inLanguage(withQuery(path, 'audience', forEmployer));
  return (
    <ShareCard title="Documents">
      <ul className={classes.audiences}>
        <li>
          <strong>To send:</strong> what is public, with the e-mail address, telephone number and town that
          you choose.
        </li>
        <li>
          <strong>For visitors:</strong> what is public, without e-mail address, telephone number and street.{' '}
          <a href={inLanguage(withQuery(documentPath(slug, { form: 'plain' }), 'viewer', 'visitor'))}>
            See their CV
          </a>
        </li>
        <li>
          <strong>For you:</strong> everything, private entries too. It is in your archive below.
        </li>
      </ul>
      <div>
        <Title order={3} fz="md" mb={4}>
          To send
        </Title>
        {languageChoice}
        <ul className={classes.list}>
          <li>
            <PdfDownload slug={slug} audience="employer" language={language} />
          </li>
          {others.map((extension) => (
            <li key={extension}>
              <DownloadLink href={toSend(exportPath(slug, extension))} extension={extension} />
              <Text size="sm" c="dimmed">
                {exportFormats[extension].purpose}
                {extension === 'vcf' && (
                  <>
                    {'; '}
                    <a href={toSend(`${exportPath(slug, extension)}?version=3`)}>as version 3</a>
                    {' for older ones'}
                  </>
                )}
              </Text>
            </li>
          ))}
        </ul>
      </div>
      <UnprintableNote />
      <SentContacts />
    </ShareCard>
  );
}
