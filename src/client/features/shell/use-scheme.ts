import { useMantineColorScheme } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** The change to the other colour scheme, by its name. */
export function useScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const system = useColorScheme();
  const isDark = (colorScheme === 'auto' ? system : colorScheme) === 'dark';
  return {
    label: isDark ? 'Use light colours' : 'Use dark colours',
    Icon: isDark ? IconSun : IconMoon,
    turn: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
