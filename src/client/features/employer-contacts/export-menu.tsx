import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { contactExportFormats } from '../../../contracts/contact-import';
import { portfolioPath } from '../../api/shown-portfolio';

type Format = (typeof contactExportFormats)[number];

const purposes: Record<Format, string> = { csv: 'CSV, for spreadsheets', json: 'JSON, for programs' };

const exportAddress = (format: Format) => portfolioPath(`employer-contacts/export?format=${format}`);

/** Saves all contacts with their status histories. */
export const ExportMenu = () => (
  // The placeholder is not a menu item, which axe rejects.
  <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
        Export
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {contactExportFormats.map((format) => (
        // A link, so that the browser saves the stream however long it is.
        <Menu.Item key={format} component="a" href={exportAddress(format)} download>
          {purposes[format]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
