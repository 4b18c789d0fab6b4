import { Group, Text } from '@mantine/core';

export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-indigo-6)" />
      <path d="M8 9h7v14H8z" fill="#fffdf9" />
      <path d="M17 9h7v7h-7z" fill="var(--mantine-color-coral-4)" />
      <path d="M17 18h7v5h-7z" fill="#fffdf9" opacity="0.65" />
    </svg>
  );
}

export function Logo() {
  return (
    <Group gap="xs" wrap="nowrap">
      <LogoMark />
      <Text ff="var(--story-serif)" fw={600} fz="lg">
        Storyfolio
      </Text>
    </Group>
  );
}
