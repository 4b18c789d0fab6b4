import { UnstyledButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { OpensDialog } from '../../ui/opens-dialog';
import { LazyPortraitDialog } from './lazy-portrait-dialog';
import classes from './portrait.module.css';
import { PortraitAvatar } from './portrait-avatar';

/** The owner's portrait, which a press adds or changes. */
export function PortraitButton(props: ComponentProps<typeof PortraitAvatar>) {
  const { data: portrait } = trpc.portrait.get.useQuery({ profileId: defaultProfileId });
  return (
    <OpensDialog dialog={LazyPortraitDialog}>
      {(trigger) => (
        <UnstyledButton
          {...trigger}
          className={classes.button}
          aria-label={portrait ? 'Change your photo' : 'Add your photo'}
        >
          <PortraitAvatar {...props} />
          <span className={classes.mark} aria-hidden>
            <IconCamera size={14} />
          </span>
        </UnstyledButton>
      )}
    </OpensDialog>
  );
}
