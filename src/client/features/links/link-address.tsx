import { Button, Collapse, Stack } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Link } from '../../../contracts/link';
import { CopyAddress } from '../../ui/copy-address';
import { QrCode } from '../qr-code/qr-code';
import classes from './links.module.css';

/** Where a link leads, in its two forms and as a QR code. */
export function LinkAddress({ link: { label, token, url, shortUrl } }: { link: Link }) {
  const [isCodeShown, showCode] = useState(false);
  const codeId = useId();
  return (
    <Stack gap="md">
      <CopyAddress label="Address" url={url} {...copyTexts} />
      <CopyAddress label="Short address" url={shortUrl} {...copyTexts} />
      <div>
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden />}
          aria-expanded={isCodeShown}
          aria-controls={codeId}
          onClick={() => showCode(!isCodeShown)}
        >
          {isCodeShown ? 'Hide the QR code' : 'Show the QR code'}
        </Button>
        <Collapse expanded={isCodeShown} id={codeId}>
          <div className={classes.code}>
            {isCodeShown && <QrCode url={shortUrl} filename={`link-${token.slice(0, 6)}`} name={label} />}
          </div>
        </Collapse>
      </div>
    </Stack>
  );
}

const copyTexts = { copied: 'Link copied', failed: 'Failed to copy the link' };
