import { Alert, Button, FileButton, List, Text, Title } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import type { Proposal, ZipImportResult } from '../../../contracts/cv-import';
import { UploadProgress } from '../../ui/upload-progress';
import { useZipFiles } from './use-zip-files';
import { consequencesOf, namesOf, offerOf, resultText, titleOf } from './zip-text';

/** Offers the photos, the video and the CVs in a zip, which are added immediately, before the rest is accepted. */
export function ZipFiles(proposal: Pick<Proposal, 'images' | 'files'>) {
  const { zip, importFile, share, refusal, result } = useZipFiles();
  const offer = offerOf(proposal);
  const offered = namesOf(offer);
  if (offered === '') return null;
  return (
    <section aria-labelledby="review-of-files">
      <Title order={2} size="h3" id="review-of-files" mb="xs">
        {titleOf(offer)}
      </Title>
      <Text>The zip holds {offered}. What you add is there at once:</Text>
      <List mb="sm">
        {consequencesOf(offer).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      {refusal && (
        <Alert color="orange" role="alert" mb="sm" title="The files were not added">
          {refusal}
        </Alert>
      )}
      {result && <Result {...result} />}
      {share !== undefined ? (
        <UploadProgress share={share} sent="Adding the files…" />
      ) : result && result.left === 0 ? null : zip ? (
        <Button variant="default" leftSection={<Icon />} onClick={() => void importFile(zip)}>
          {result ? 'Go on' : 'Add the files'}
        </Button>
      ) : (
        <FileButton accept=".zip,application/zip" onChange={(file) => file && void importFile(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<Icon />}>
              Choose the zip once more
            </Button>
          )}
        </FileButton>
      )}
    </section>
  );
}

const Icon = () => <IconFilePlus size={18} aria-hidden />;

function Result(result: ZipImportResult) {
  return (
    <div role="status">
      <Text>{resultText(result)}</Text>
      {result.rejected.map(({ name, message }) => (
        <Text key={name} size="sm" c="dimmed">
          {message}
        </Text>
      ))}
    </div>
  );
}
