import { Button, Collapse, Stack, TextInput } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Link } from '../../../contracts/link';
import { CopyButton } from '../../ui/copy-button';
import { useCopy } from '../../ui/use-copy';
import { QrCode } from '../qr-code/qr-code';
import classes from './links.module.css';

/** Where a link leads, in its two forms and as a QR code. */
export function LinkAddress({ link: { label, token, url, shortUrl } }: { link: Link }) {
  const [isCodeShown, showCode] = useState(false);
  const codeId = useId();
  return (
    <Stack gap="md">
      <Address label="Address" url={url} />
      <Address label="Short address" url={shortUrl} />
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

function Address({ label, url }: { label: string; url: string }) {
  const { copyText, isCopied } = useCopy('Link copied', 'Failed to copy the link');
  return (
    <TextInput
      label={label}
      value={url}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
      inputContainer={(field) => (
        <div className={classes.address}>
          {field}
          <CopyButton label="Copy" isCopied={isCopied} onCopy={() => copyText(url)} />
        </div>
      )}
    />
  );
}
