import { useOs } from '@mantine/hooks';

/** The key that shortcuts are pressed with on this system. */
export function useModifier(): '⌘' | 'Ctrl' {
  const os = useOs();
  return os === 'macos' || os === 'ios' ? '⌘' : 'Ctrl';
}
