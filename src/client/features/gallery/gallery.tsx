import { Button, Card, Group, Progress, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhoto, IconPhotoPlus, IconSparkles, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useDownload } from '../../api/use-download';
import { NextPart } from '../../sections/list/next-part';
import { useEntryRequest } from '../../sections/list/use-entry-request';
import { PlanLimit } from '../../session/plan-limit';
import { Browse, DropArea } from '../../ui/drop-area';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { acceptedImages } from './check-image';
import { DetailsModal } from './details-modal';
import classes from './gallery.module.css';
import { everything, type GalleryImage, type GalleryView, imagesIn } from './gallery-view';
import { ImageList, imagesId } from './image-list';
import { SelectionBar } from './selection-bar';
import { downloadAddress } from './share-and-download';
import { type Layout, Toolbar } from './toolbar';
import { imagesHint, UploadModal } from './upload-modal';
import { useGallery } from './use-gallery';
import { useSamples } from './use-samples';
import { useSelection } from './use-selection';
import { useUploads } from './use-uploads';

// Both buttons fit side by side on a phone, too.
const headerPadding = { base: 12, sm: 18 };

/** The file input of an empty gallery, which takes the focus when the last photo is gone. */
const fileInputId = 'gallery-files';

const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** The screen /gallery. */
export function GalleryScreen() {
  const gallery = useGallery();
  const [view, setView] = useState<GalleryView>(everything);
  const [layout, setLayout] = useState<Layout>('grid');
  const [openId, setOpenId] = useState<string>();
  const [isUploading, uploading] = useDisclosure();
  const samples = useSamples(gallery.include);
  const uploads = useUploads(gallery.include);
  const images = imagesIn(gallery.images, view);
  const selection = useSelection(images);
  const { download, isRunning } = useDownload();
  const opened = gallery.images.find(({ id }) => id === openId);
  useEntryRequest((id) =>
    gallery.images.some((image) => image.id === id) ? () => setOpenId(id) : undefined,
  );

  async function remove(removed: GalleryImage[]) {
    const removing = gallery.remove(removed);
    focusOn(imagesId);
    await removing;
    selection.clear();
    if (document.activeElement === document.body) focusOn(fileInputId);
  }

  function take(files: File[]) {
    uploading.open();
    void uploads.add(files);
  }

  function saveSelection() {
    const address = downloadAddress(selection.images, selection.images.length === gallery.images.length);
    if (address) void download(address);
  }

  const isAdding = samples.added !== undefined;
  const actions = (
    <Group gap="xs">
      <Button px={headerPadding} leftSection={<IconUpload size={18} aria-hidden />} onClick={uploading.open}>
        Upload Photos
      </Button>
      <Button
        variant="default"
        px={headerPadding}
        leftSection={<IconSparkles size={18} aria-hidden />}
        aria-disabled={isAdding}
        data-disabled={isAdding || undefined}
        onClick={samples.add}
      >
        {samples.added === undefined
          ? 'Add Sample Photos'
          : `Adding ${samples.added + 1} of ${samples.total}…`}
      </Button>
    </Group>
  );

  return (
    <>
      <PageHeader
        title="Photo Gallery"
        purpose="Show your work, the places you have been and the people you work with."
        action={actions}
      />
      {gallery.status === 'ready' && !isAdding && <PlanLimit kind="gallery" count={gallery.images.length} />}
      {samples.added !== undefined && (
        <Progress
          mb="md"
          value={(samples.added / samples.total) * 100}
          aria-label="Adding sample photos"
          animated
        />
      )}
      {gallery.status === 'loading' && <Loading />}
      {gallery.status === 'failed' && (
        <LoadFailure
          title="Error"
          message="Your gallery could not be loaded. Please check your connection."
          retry={() => void gallery.reload().catch(() => undefined)}
        />
      )}
      {gallery.status === 'ready' && gallery.images.length === 0 && (
        <>
          <Text fw={600} mb="sm">
            No photos found
          </Text>
          <DropArea
            icon={IconPhotoPlus}
            hint={imagesHint}
            accept={acceptedImages}
            multiple
            disabled={isAdding}
            inputId={fileInputId}
            onFiles={take}
          >
            <Browse>Choose photos</Browse> or drop them here
          </DropArea>
        </>
      )}
      {gallery.status === 'ready' && gallery.images.length > 0 && (
        <>
          <Toolbar
            view={view}
            onView={(change) => setView({ ...view, ...change })}
            layout={layout}
            onLayout={setLayout}
          />
          <SelectionBar
            count={selection.images.length}
            onClear={selection.clear}
            onDelete={() => remove(selection.images)}
            isDownloading={isRunning}
            onDownload={saveSelection}
          />
          {images.length === 0 ? (
            <Card p={0}>
              <EmptyState
                icon={<IconPhoto size={32} stroke={1.5} />}
                message="No photos found"
                action={
                  <Button variant="default" onClick={() => setView({ ...everything, sort: view.sort })}>
                    Show all photos
                  </Button>
                }
              />
            </Card>
          ) : (
            <ImageList
              images={images}
              layout={layout}
              gallery={gallery}
              selection={selection}
              isSortable={view.sort === 'custom'}
              onOpen={(image) => setOpenId(image.id)}
              onRemove={(image) => remove([image])}
            />
          )}
        </>
      )}
      {gallery.status === 'ready' && <NextPart after="gallery" />}
      <DetailsModal image={opened} gallery={gallery} onClose={() => setOpenId(undefined)} />
      <UploadModal
        count={gallery.images.length}
        opened={isUploading}
        onClose={uploading.close}
        uploads={uploads}
      />
      <UndoBar />
    </>
  );
}

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading() {
  return (
    <>
      <Text role="status" c="dimmed" mb="md">
        Loading your gallery...
      </Text>
      <div className={classes.images} data-layout="grid" aria-hidden>
        {skeletons.map((key) => (
          <Skeleton key={key} height={340} radius="md" />
        ))}
      </div>
    </>
  );
}
