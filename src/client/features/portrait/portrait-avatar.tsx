import { Avatar, type AvatarProps } from '@mantine/core';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';

const pixelRatio = 2;

interface PortraitAvatarProps extends Pick<AvatarProps, 'className' | 'color' | 'variant'> {
  /** In pixels. */
  size: number;
  /** Whose initials are shown while there is no photo. */
  name: string;
}

/** The owner's portrait, or their initials; decorative, because their name is next to it. */
export function PortraitAvatar({ size, name, ...look }: PortraitAvatarProps) {
  const { data: portrait } = trpc.portrait.get.useQuery({ profileId: defaultProfileId });
  return (
    <Avatar
      src={portrait && `${portrait.url}?w=${size * pixelRatio}`}
      name={name}
      size={size}
      radius="50%"
      imageProps={{ alt: '' }}
      alt=""
      {...look}
      aria-hidden
    />
  );
}
