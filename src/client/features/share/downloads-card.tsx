import { Text, Title } from '@mantine/core';
import { type ExportExtension, exportFormats, exportPath } from '../../../contracts/exports';
import { keysOf } from '../../../contracts/keys-of';
import { FoldedCard } from '../../ui/folded-card';
import { DownloadLink } from './download-link';
import { PdfDownload } from './pdf-download';
import classes from './share.module.css';

type Use = 'To send' | 'To keep, and for other programs';

/** What each form is downloaded for, most often first. */
const uses: Record<ExportExtension, Use> = {
  pdf: 'To send',
  docx: 'To send',
  txt: 'To send',
  vcf: 'To send',
  json: 'To keep, and for other programs',
  zip: 'To keep, and for other programs',
  md: 'To keep, and for other programs',
  png: 'To keep, and for other programs',
};

/** The page in its other forms. */
export const DownloadsCard = ({ slug }: { slug: string }) => (
  <FoldedCard
    title="Downloads"
    purpose="You get everything, private entries too. At the same addresses visitors get what is public."
  >
    {[...new Set(Object.values(uses))].map((use) => (
      <div key={use}>
        <Title order={3} fz="md" mb={4}>
          {use}
        </Title>
        <ul className={classes.list}>
          {keysOf(uses)
            .filter((extension) => uses[extension] === use)
            .map((extension) => (
              <li key={extension}>
                {extension === 'pdf' ? (
                  <PdfDownload slug={slug} />
                ) : (
                  <FixedDownload slug={slug} extension={extension} />
                )}
              </li>
            ))}
        </ul>
      </div>
    ))}
  </FoldedCard>
);

const FixedDownload = ({ slug, extension }: { slug: string; extension: ExportExtension }) => (
  <>
    <DownloadLink href={exportPath(slug, extension)} extension={extension} />
    <Text size="sm" c="dimmed">
      {exportFormats[extension].purpose}
    </Text>
  </>
);
