import { Text } from '@mantine/core';
import { type ExportExtension, exportFormats, exportPath } from '../../../contracts/exports';
import { keysOf } from '../../../contracts/keys-of';
import { FoldedCard } from '../../ui/folded-card';
import { DownloadLink } from './download-link';
import { PdfDownload } from './pdf-download';
import classes from './share.module.css';

/** The page in its other forms, with everything in them. */
export const DownloadsCard = ({ slug }: { slug: string }) => (
  <FoldedCard
    title="Your archive"
    purpose="Everything, private entries too: to keep, and for other programs. Send none of it."
  >
    <ul className={classes.list}>
      {keysOf(exportFormats).map((extension) => (
        <li key={extension}>
          {extension === 'pdf' ? (
            <PdfDownload slug={slug} audience="owner" />
          ) : (
            <FixedDownload slug={slug} extension={extension} />
          )}
        </li>
      ))}
    </ul>
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
