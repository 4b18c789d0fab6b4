import { Alert, NativeSelect, ScrollArea, Stack, Table, Text } from '@mantine/core';
import {
  type ContactPreview,
  contactTableField,
  contactTableFields,
  datedFields,
} from '../../../../contracts/contact-import';
import { countText } from '../../../../contracts/count-text';
import { DescribedSwitch } from '../../../ui/described-switch';
import classes from './import.module.css';
import type { ContactImport } from './use-contact-import';

const fields = [
  { value: '', label: 'Leave out' },
  ...contactTableFields.map(({ key, label }) => ({ value: key, label })),
];
const separators: Record<ContactPreview['separator'], string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};
const dateOrders = [
  { value: 'dmy', label: 'Day first, 31/12/2026' },
  { value: 'mdy', label: 'Month first, 12/31/2026' },
];
/** How many of the rows are shown. */
const rowsShown = 5;
const linesShown = 20;

interface ImportPreviewProps {
  filename: string;
  preview: ContactPreview;
  state: ContactImport;
}

/** What a table would add, and the field of each column. */
export function ImportPreview({ filename, preview, state }: ImportPreviewProps) {
  const { rows, encoding, separator, isRemembered, mapping, dateOrder } = preview;
  return (
    <Stack gap="md" aria-busy={state.work === 'reading'}>
      <Text>
        <strong>{filename}</strong>: {countText(rows, 'row')}, {encoding}, separated by{' '}
        {separators[separator]}.{isRemembered && ' The columns are read as the last time.'}
      </Text>
      <Columns preview={preview} map={state.map} />
      {mapping.some((field) => datedFields.includes(field)) && (
        <NativeSelect
          label="Dates with slashes"
          data={dateOrders}
          value={dateOrder}
          maw={320}
          onChange={({ currentTarget: { value } }) => state.readDates(value === 'mdy' ? 'mdy' : 'dmy')}
        />
      )}
      <Faults preview={preview} state={state} />
      <Duplicates preview={preview} state={state} />
    </Stack>
  );
}

/** The first rows, with what each column is read as. */
function Columns({ preview, map }: { preview: ContactPreview; map: ContactImport['map'] }) {
  const { headers, mapping, sample, duplicates, faultyRows } = preview;
  const known = new Set(duplicates.map(({ row }) => row));
  const faulty = new Set(faultyRows);
  return (
    <ScrollArea
      className={classes.scroll}
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'The first rows of the table' }}
    >
      <Table aria-label="The first rows" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Row</Table.Th>
            {headers.map((header, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may read the same
              <Table.Th key={column} scope="col">
                <NativeSelect
                  size="sm"
                  label={header || `Column ${column + 1}`}
                  data={fields}
                  value={mapping[column] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    map(column, contactTableField.safeParse(value).data ?? null)
                  }
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sample.slice(0, rowsShown).map(({ row, cells }) => (
            <Table.Tr key={row}>
              <Table.Td>
                {row}
                {known.has(row) && ', duplicate'}
                {faulty.has(row) && ', faulty'}
              </Table.Td>
              {headers.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may read the same
                <Table.Td key={column} className={classes.cell} data-off={!mapping[column] || undefined}>
                  {cells[column]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function Faults({ preview: { issues, faultyRows }, state }: Omit<ImportPreviewProps, 'filename'>) {
  if (faultyRows.length === 0) return null;
  return (
    <Alert color="red" title={`${countText(faultyRows.length, 'row')} cannot be added`}>
      <ul className={classes.lines}>
        {issues.slice(0, linesShown).map(({ row, field, message }) => (
          <li key={`${row} ${field} ${message}`}>
            Row {row}
            {field && `, ${contactTableFields.find(({ key }) => key === field)?.label}`}: {message}
          </li>
        ))}
        <More all={issues.length} />
      </ul>
      <DescribedSwitch
        label={`Leave ${faultyRows.length === 1 ? 'this row' : 'these rows'} out`}
        hint="Or mend the table and choose it again."
        checked={state.leavesOutFaulty}
        onChange={state.setLeavesOutFaulty}
      />
    </Alert>
  );
}

function Duplicates({ preview: { duplicates }, state }: Omit<ImportPreviewProps, 'filename'>) {
  if (duplicates.length === 0) return null;
  return (
    <Alert color="indigo" title={`${countText(duplicates.length, 'duplicate')} found`}>
      <ul className={classes.lines}>
        {duplicates.slice(0, linesShown).map(({ row, employerName, by, sameAsRow }) => (
          <li key={row}>
            Row {row}, {employerName}: the same {by === 'address' ? 'e-mail address' : 'name and company'} as{' '}
            {sameAsRow === null ? 'a contact that is there' : `row ${sameAsRow}`}
          </li>
        ))}
        <More all={duplicates.length} />
      </ul>
      <DescribedSwitch
        label="Add duplicates all the same"
        hint="Otherwise they are left out."
        checked={state.addsDuplicates}
        onChange={state.setAddsDuplicates}
      />
    </Alert>
  );
}

const More = ({ all }: { all: number }) =>
  all > linesShown && <li>And {countText(all - linesShown, 'more', 'more')}.</li>;
