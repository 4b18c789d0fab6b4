import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { useShare } from './use-share';

interface ShareButtonProps extends Pick<ButtonProps, 'variant'> {
  /** Undefined until it is known. */
  slug: string | undefined;
}

export function ShareButton({ slug, variant }: ShareButtonProps) {
  const { share, isCopied } = useShare(slug);
  const Icon = isCopied ? IconCheck : IconShare;
  return (
    <Button
      variant={variant}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={share}
      disabled={slug === undefined}
    >
      Share Your Portfolio
    </Button>
  );
}
