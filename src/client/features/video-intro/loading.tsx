import { Stack, Text } from '@mantine/core';
import { LogoMark } from '../../ui/logo';
import classes from './video-intro.module.css';

export const Loading = () => <Waiting>Loading video intro</Waiting>;

/** Shown while a file is prepared for its preview. */
export const Reading = () => <Waiting>Preparing your preview</Waiting>;

function Waiting({ children }: { children: string }) {
  return (
    <Stack align="center" justify="center" gap="md" mih="20rem" role="status">
      <span className={classes.spinning}>
        <LogoMark size={56} />
      </span>
      <Text>{children}</Text>
    </Stack>
  );
}
