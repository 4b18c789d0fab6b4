import { TextInput } from '@mantine/core';
import classes from './copy-address.module.css';
import { CopyButton } from './copy-button';
import { useCopy } from './use-copy';

interface CopyAddressProps {
  label: string;
  description?: string;
  url: string;
  copied: string;
  failed: string;
}

/** An address to be copied, with its button beside it. */
export function CopyAddress({ label, description, url, copied, failed }: CopyAddressProps) {
  const { copyText, isCopied } = useCopy(copied, failed);
  return (
    <TextInput
      label={label}
      description={description}
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
