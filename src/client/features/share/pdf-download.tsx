import { Checkbox, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { type DocumentForm, documentPath, type Paper } from '../../../contracts/exports';
import { DownloadLink } from './download-link';

const forms: { value: DocumentForm; label: string }[] = [
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'plain', label: 'Plain CV' },
];

const papers: { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

/** The PDF, as it is wanted. */
export function PdfDownload({ slug }: { slug: string }) {
  const [form, setForm] = useState<DocumentForm>('portfolio');
  const [paper, setPaper] = useState<Paper>('a4');
  const [isArchival, setIsArchival] = useState(false);
  const href = documentPath(slug, { form, paper, archival: isArchival ? 'true' : 'false' });
  return (
    <>
      <DownloadLink href={href} extension="pdf" />
      <Text size="sm" c="dimmed">
        {form === 'plain'
          ? 'One column without pictures, as programs that read applications like it'
          : 'Your page on paper, in its own type'}
      </Text>
      <Group gap="sm" my="xs">
        <SegmentedControl aria-label="Form of the PDF" data={forms} value={form} onChange={setForm} />
        <SegmentedControl aria-label="Paper of the PDF" data={papers} value={paper} onChange={setPaper} />
        <Checkbox
          label="For the archive, with your profile inside to bring it back"
          checked={isArchival}
          onChange={(event) => setIsArchival(event.currentTarget.checked)}
        />
      </Group>
    </>
  );
}
