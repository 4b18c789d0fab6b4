import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { OpensDialog } from '../../ui/opens-dialog';
import { LazyPortraitDialog } from './lazy-portrait-dialog';
import classes from './portrait.module.css';
import { PortraitAvatar } from './portrait-avatar';

/** On a smaller one, the mark would cover the initials. */
const roomForMark = 64;

/** The owner's portrait, which a press adds or changes. */
export function PortraitButton(props: ComponentProps<typeof PortraitAvatar>) {
  const { data: portrait } = trpc.portrait.get.useQuery({ profileId: defaultProfileId });
  return (
    <OpensDialog dialog={LazyPortraitDialog}>
      {(trigger) => (
        <UnstyledButton {...trigger} className={classes.button}>
          <VisuallyHidden>{portrait ? 'Change your photo' : 'Add your photo'}</VisuallyHidden>
          <PortraitAvatar {...props} />
          {props.size >= roomForMark && (
            <span className={classes.mark} aria-hidden>
              <IconCamera size={14} />
            </span>
          )}
        </UnstyledButton>
      )}
    </OpensDialog>
  );
}
