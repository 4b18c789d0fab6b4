import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportForms, exportPath } from '../../../contracts/exports';
import { keysOf } from '../../../contracts/keys-of';
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
        {keysOf(exportForms).map((extension) => (
          <li key={extension}>
            <a href={exportPath(slug, extension)} className={classes.link}>
              <IconDownload size={16} aria-hidden />
              {exportForms[extension].label}
            </a>
            <Text size="sm" c="dimmed">
              {exportForms[extension].purpose}
            </Text>
          </li>
        ))}
      </ul>
    </ShareCard>
  );
}
