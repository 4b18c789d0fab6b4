import { Text } from '@mantine/core';
import { type ExportExtension, exportFormats, exportPath } from '../../../contracts/exports';
import { keysOf } from '../../../contracts/keys-of';
import { DownloadLink } from './download-link';
import { PdfDownload } from './pdf-download';
import classes from './share.module.css';
import { ShareCard } from './share-card';

/** The page in its other forms. */
export function DownloadsCard({ slug }: { slug: string }) {
  return (
    <ShareCard
      title="Downloads"
      purpose="You get everything, private entries too. At the same addresses visitors get what is public."
    >
      <ul className={classes.list}>
        {keysOf(exportFormats).map((extension) => (
          <li key={extension}>
            {extension === 'pdf' ? (
              <PdfDownload slug={slug} />
            ) : (
              <FixedDownload slug={slug} extension={extension} />
            )}
          </li>
        ))}
      </ul>
    </ShareCard>
  );
}

const FixedDownload = ({ slug, extension }: { slug: string; extension: ExportExtension }) => (
  <>
    <DownloadLink href={exportPath(slug, extension)} extension={extension} />
    <Text size="sm" c="dimmed">
      {exportFormats[extension].purpose}
    </Text>
  </>
);
