import { Button, Group, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureReason } from '../../api/failure-reason';
import { LoadFailure } from '../../ui/load-failure';
import { showError } from '../../ui/toast';
import classes from './qr-code.module.css';
import { drawQrCode } from './qr-picture';

interface QrCodeProps {
  url: string;
  /** Of the downloads, without an extension. */
  filename: string;
  /** Stands below the code. */
  name: string;
}

/** An address as a QR code, with downloads. */
export function QrCode({ url, filename, name }: QrCodeProps) {
  const {
    data: picture,
    error,
    refetch,
  } = useQuery({
    queryKey: ['qr-code', url, name],
    queryFn: () => drawQrCode(url, name),
  });

  async function downloadPng() {
    try {
      if (picture) save(await picture.toPng(), `${filename}.png`);
    } catch (cause) {
      showError('Error', failureReason(cause, 'The picture could not be made'));
    }
  }
  const downloadSvg = () =>
    picture && save(new Blob([picture.svg], { type: 'image/svg+xml' }), `${filename}.svg`);

  return (
    <>
      {error && !picture && (
        <LoadFailure
          title="The QR code could not be drawn"
          message={failureReason(error)}
          retry={() => void refetch()}
        />
      )}
      {!error && !picture && <Skeleton className={classes.code} aria-hidden />}
      {picture && (
        <img className={classes.code} src={dataUrl(picture.svg)} alt={`QR code that leads to ${url}`} />
      )}
      <Group gap="sm">
        <DownloadButton label="Download PNG" isReady={picture !== undefined} onClick={downloadPng} />
        <DownloadButton label="Download SVG" isReady={picture !== undefined} onClick={downloadSvg} />
      </Group>
    </>
  );
}

interface DownloadButtonProps {
  label: string;
  isReady: boolean;
  onClick: () => void;
}

const DownloadButton = ({ label, isReady, onClick }: DownloadButtonProps) => (
  <Button
    variant="default"
    leftSection={<IconDownload size={18} aria-hidden />}
    disabled={!isReady}
    onClick={onClick}
  >
    {label}
  </Button>
);

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Saves a file that was made here. */
function save(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}
