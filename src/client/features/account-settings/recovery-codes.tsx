import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useFirstFocus } from '../../ui/use-first-focus';
import classes from './account-settings.module.css';

const copiedForMs = 2_000;

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const purpose = useFirstFocus<HTMLParagraphElement>();
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack gap="md">
      <Text ref={purpose} tabIndex={-1}>
        Keep these codes where you find them without your phone. Each signs you in once in place of the app.
        They are not shown again.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <CopyButton value={text} timeout={copiedForMs}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="storyfolio-recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Download
        </Button>
      </Group>
      <Button onClick={onDone}>I have kept them</Button>
    </Stack>
  );
}
