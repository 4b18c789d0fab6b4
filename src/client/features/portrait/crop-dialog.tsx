import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, Slider, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { portraitAlt, portraitWidths } from '../../../contracts/portrait';
import { Dialog, useDialogLock } from '../../ui/dialog';
import { showError } from '../../ui/toast';
import { UploadProgress } from '../../ui/upload-progress';
import { useFirstFocus } from '../../ui/use-first-focus';
import { cropImage } from './crop-image';
import classes from './portrait.module.css';

const maxZoom = 4;
const keyboardStep = 8;
const blurredBelow = portraitWidths[1] ?? 0;

/** A chosen image, opened by the browser. */
export interface ChosenPicture {
  image: HTMLImageElement;
  type: string;
}

interface CropProps {
  picture: ChosenPicture;
  /** The alternative text to begin with. */
  alt: string;
  /** The share of the photo that has been sent; undefined while it is not being uploaded. */
  share: number | undefined;
  onUse: (file: File, alt: string) => void;
  onClose: () => void;
}

/** Asks which square of an image becomes the portrait. */
export const CropDialog = (props: CropProps) => (
  <Dialog opened onClose={props.onClose} title="Your photo" size="lg" isFullScreenOnPhone>
    <Crop {...props} />
  </Dialog>
);

/** The crop itself, for a dialog that is open already. */
export function Crop({ picture: { image, type }, alt: firstAlt, share, onUse, onClose }: CropProps) {
  const help = useFirstFocus<HTMLParagraphElement>();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [alt, setAlt] = useState(firstAlt);
  const isSending = share !== undefined;
  useDialogLock(isSending);
  const parsedAlt = portraitAlt.safeParse(alt);

  async function handleUse() {
    if (!area || !parsedAlt.success) return;
    try {
      onUse(await cropImage(image, area, type), parsedAlt.data);
    } catch {
      showError('The photo could not be cut', 'Choose a smaller one, or cut it with another program.');
    }
  }

  return (
    <Stack gap="md">
      <Text ref={help} tabIndex={-1} className={classes.help} size="sm" c="dimmed" id="crop-help">
        Drag the photo or use the arrow keys to move it. Zoom with the slider, the wheel or two fingers.
      </Text>
      <div className={classes.stage}>
        <Cropper
          image={image.src}
          aspect={1}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          showGrid={false}
          keyboardStep={keyboardStep}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setArea(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Part of the photo that is shown',
            'aria-describedby': 'crop-help',
          }}
        />
      </div>
      <div>
        <Text size="sm" fw={600} mb={4} aria-hidden>
          {`Zoom: ${Math.round(zoom * 100)} %`}
        </Text>
        <Slider
          thumbLabel="Zoom"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          label={null}
          onChange={setZoom}
        />
      </div>
      {area && area.width < blurredBelow && (
        <Text size="sm" role="status">
          {`This part is only ${Math.round(area.width)} pixels wide and may look blurred. Zoom out, or choose a larger photo.`}
        </Text>
      )}
      <TextInput
        label="Description for people who cannot see it"
        description="Left empty, it says “Portrait of” and your name."
        value={alt}
        error={parsedAlt.success ? undefined : parsedAlt.error.issues[0]?.message}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      {isSending && <UploadProgress share={share} sent="Storing the photo …" />}
      <Group justify="flex-end">
        <Button variant="default" disabled={isSending} onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isSending} disabled={!area || !parsedAlt.success} onClick={() => void handleUse()}>
          Use this photo
        </Button>
      </Group>
    </Stack>
  );
}
