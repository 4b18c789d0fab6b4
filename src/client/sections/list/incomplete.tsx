import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface IncompleteProps {
  /** The required fields that the entry lacks. */
  fields: string[];
  labels: Record<string, string>;
  /** The display name of the entry. */
  name: string;
  onEdit: (field: string) => void;
}

const listed = new Intl.ListFormat('en-GB');

/** What an entry from a document lacks, and the way to add it. */
export function Incomplete({ fields, labels, name, onEdit }: IncompleteProps) {
  const [first] = fields;
  if (first === undefined) return null;
  const text = `Incomplete: ${listed.format(fields.map((field) => labels[field] ?? field)).toLowerCase()}`;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      ml={-8}
      leftSection={<IconAlertTriangle size={14} aria-hidden />}
      aria-label={`${text}, ${name}`}
      onClick={() => onEdit(first)}
    >
      {text}
    </Button>
  );
}
