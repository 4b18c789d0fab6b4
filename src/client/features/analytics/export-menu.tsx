import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { analyticsExportFormats } from '../../../contracts/analytics';
import { portfolioPath } from '../../api/shown-portfolio';
import type { ViewFilter } from './use-analytics-address';

type Format = (typeof analyticsExportFormats)[number];

const purposes: Record<Format, string> = { csv: 'CSV, for spreadsheets', json: 'JSON, for programs' };

/** The address of the views as a file. */
export function exportAddress(format: Format, { period, source }: ViewFilter): string {
  const query = new URLSearchParams({ format, period, ...(source && { source }) });
  return portfolioPath(`analytics/export?${query}`);
}

/** Saves the views of the chosen period and source. */
export function ExportMenu({ filter }: { filter: ViewFilter }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          Export Data
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {analyticsExportFormats.map((format) => (
          // A link, so that the browser saves the stream however long it is.
          <Menu.Item key={format} component="a" href={exportAddress(format, filter)} download>
            {purposes[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
