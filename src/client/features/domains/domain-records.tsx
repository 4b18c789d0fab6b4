import { ActionIcon, Table, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { DnsRecord } from '../../../contracts/domain';
import { useCopy } from '../../ui/use-copy';
import classes from './domains.module.css';

interface DomainRecordsProps {
  name: string;
  records: DnsRecord[];
}

const purposes: Record<DnsRecord['purpose'], string> = {
  proof: 'proves that it is yours',
  pointing: 'leads visitors here',
};

/** The records to set where the domain was bought, each part to be copied. */
export const DomainRecords = ({ name, records }: DomainRecordsProps) => (
  <Table className={classes.records} aria-label={`Records to set for ${name}`}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Type</Table.Th>
        <Table.Th scope="col">Name</Table.Th>
        <Table.Th scope="col">Value</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {records.map(({ type, name: host, value, purpose }) => (
        <Table.Tr key={`${type} ${value}`}>
          <Table.Td data-label="Type">
            <div>
              {type}
              <Text size="sm" c="dimmed">
                {purposes[purpose]}
              </Text>
            </div>
          </Table.Td>
          <Table.Td data-label="Name">
            <Copied text={host} label={`Copy the name of the ${type} record`} />
          </Table.Td>
          <Table.Td data-label="Value">
            <Copied text={value} label={`Copy the value of the ${type} record`} />
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

function Copied({ text, label }: { text: string; label: string }) {
  const { copyText, isCopied } = useCopy();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.copied}>
      <code>{text}</code>
      <ActionIcon variant="default" size={44} aria-label={label} onClick={() => copyText(text)}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
