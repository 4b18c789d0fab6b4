import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconTableImport } from '@tabler/icons-react';
import { contactExportFormats } from '../../../contracts/contact-import';
import { portfolioPath } from '../../api/shown-portfolio';

type Format = (typeof contactExportFormats)[number];

const purposes: Record<Format, string> = {
  csv: 'Export as CSV, for spreadsheets',
  json: 'Export as JSON, for programs',
};

const exportAddress = (format: Format) => portfolioPath(`employer-contacts/export?format=${format}`);

/** Adds the contacts of a table, or saves all of them with their status histories. */
export const TableMenu = ({ onImport }: { onImport: () => void }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="default" size={44} aria-label="Import or export contacts">
        <IconDots size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconTableImport size={18} aria-hidden />} onClick={onImport}>
        Import a table
      </Menu.Item>
      {contactExportFormats.map((format) => (
        // A link, so that the browser saves the stream however long it is.
        <Menu.Item
          key={format}
          component="a"
          href={exportAddress(format)}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {purposes[format]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
