import { Stack, Text } from '@mantine/core';
import { LogoMark } from '../../ui/logo';
import classes from './video-intro.module.css';

export function Loading() {
  return (
    <Stack align="center" justify="center" gap="md" mih="20rem" role="status">
      <span className={classes.spinning}>
        <LogoMark size={56} />
      </span>
      <Text>Loading video intro</Text>
    </Stack>
  );
}
