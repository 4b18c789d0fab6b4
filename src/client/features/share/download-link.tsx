import { IconDownload } from '@tabler/icons-react';
import { type ExportExtension, exportFormats } from '../../../contracts/exports';
import classes from './share.module.css';

/** Leads to the page in another form. */
export const DownloadLink = ({ href, extension }: { href: string; extension: ExportExtension }) => (
  <a href={href} className={classes.link}>
    <IconDownload size={16} aria-hidden />
    {exportFormats[extension].label}
  </a>
);
