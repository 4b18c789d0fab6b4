import { useCopy } from '../../ui/use-copy';

/** Copies the address of the page. */
export const useCopyAddress = () => useCopy('Profile URL copied to clipboard', 'Failed to copy URL');
