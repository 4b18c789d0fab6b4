import { Table } from '@mantine/core';

/** The head of a table: the name of each column. */
export const ColumnHeads = ({ names }: { names: string[] }) => (
  <Table.Thead>
    <Table.Tr>
      {names.map((name) => (
        <Table.Th key={name} scope="col">
          {name}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
