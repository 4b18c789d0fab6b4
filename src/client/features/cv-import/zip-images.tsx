import { Alert, Button, FileButton, Text, Title } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { countText } from '../../../contracts/count-text';
import type { ImportedImages, Proposal } from '../../../contracts/cv-import';
import { UploadProgress } from '../../ui/upload-progress';
import { useZipImages } from './use-zip-images';

/** Offers the photos in a zip, which are added immediately, before the rest is accepted. */
export function ZipImages({ images }: { images: NonNullable<Proposal['images']> }) {
  const { zip, bring, share, refusal, result } = useZipImages();
  const offered = namesOf(images.gallery, images.hasPortrait);
  if (offered === '') return null;
  return (
    <section aria-labelledby="review-of-images">
      <Title order={2} size="h3" id="review-of-images" mb="xs">
        Photos
      </Title>
      <Text mb="sm">
        The zip holds {offered}. They are added at once; in your gallery you can remove each of them.
        {images.hasPortrait && ' The photo of you replaces the present one.'}
      </Text>
      {refusal && (
        <Alert color="orange" role="alert" mb="sm" title="The photos were not added">
          {refusal}
        </Alert>
      )}
      {result && <Result {...result} />}
      {share !== undefined ? (
        <UploadProgress share={share} sent="Adding the photos…" />
      ) : result && result.left === 0 ? null : zip ? (
        <Button variant="default" leftSection={<Icon />} onClick={() => void bring(zip)}>
          {result ? 'Go on' : 'Add the photos'}
        </Button>
      ) : (
        <FileButton accept=".zip,application/zip" onChange={(file) => file && void bring(file)}>
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

const Icon = () => <IconPhotoPlus size={18} aria-hidden />;

const namesOf = (gallery: number, hasPortrait: boolean): string =>
  [gallery > 0 && countText(gallery, 'photo'), hasPortrait && 'a photo of you'].filter(Boolean).join(' and ');

function Result({ added, hasPortrait, known, left, rejected }: ImportedImages) {
  const brought = namesOf(added, hasPortrait);
  return (
    <div role="status">
      <Text>
        {brought ? `Added ${brought}.` : 'Nothing new was added.'}
        {known > 0 && ` ${countText(known, 'photo')} you had already.`}
        {left > 0 && ` ${countText(left, 'photo')} still to come.`}
      </Text>
      {rejected.map(({ name, message }) => (
        <Text key={name} size="sm" c="dimmed">
          {message}
        </Text>
      ))}
    </div>
  );
}
