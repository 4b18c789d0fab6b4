import { Checkbox, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { type Audience, type DocumentForm, documentPath, type Paper } from '../../../contracts/exports';
import { withQuery } from '../../../contracts/page-queries';
import { paperTexts } from '../design/labels';
import { DownloadLink } from './download-link';

const forms: { value: DocumentForm; label: string }[] = [
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'plain', label: 'Plain CV' },
];

const papers: { value: Paper | 'usual'; label: string }[] = [
  { value: 'usual', label: 'Usual paper' },
  { value: 'a4', label: paperTexts.a4 },
  { value: 'letter', label: paperTexts.letter },
];

interface PdfDownloadProps {
  slug: string;
  audience: Extract<Audience, 'employer' | 'owner'>;
  /** Another language than that of the page. */
  language?: string | undefined;
}

/** The PDF, as it is wanted: first of all a CV to send, and a portfolio to keep. */
export function PdfDownload({ slug, audience, language }: PdfDownloadProps) {
  const isSent = audience === 'employer';
  const [form, setForm] = useState<DocumentForm>(isSent ? 'plain' : 'portfolio');
  const [paper, setPaper] = useState<Paper | 'usual'>('usual');
  const [isArchival, setIsArchival] = useState(false);
  const path = documentPath(slug, {
    form,
    paper: paper === 'usual' ? undefined : paper,
    archival: isArchival ? 'true' : 'false',
  });
  const named = isSent ? withQuery(path, 'audience', audience) : path;
  const href = language ? withQuery(named, 'language', language) : named;
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
        {!isSent && (
          <Checkbox
            label="For the archive, with your profile inside to bring it back"
            checked={isArchival}
            onChange={(event) => setIsArchival(event.currentTarget.checked)}
          />
        )}
      </Group>
    </>
  );
}
