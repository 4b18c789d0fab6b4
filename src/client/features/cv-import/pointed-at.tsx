import { Text } from '@mantine/core';
import { IconArrowRight, IconPointer } from '@tabler/icons-react';
import classes from './document-pane.module.css';
import { usePointing } from './pointing';

/** Names what was read from the line under the pointer, which may be out of sight; only keys and a press go there. */
export function PointedAt({ names }: { names: ReadonlyMap<string, string> }) {
  const { ids, from } = usePointing();
  const name = from === 'entries' ? undefined : names.get(ids[0] ?? '');
  const Icon = name ? IconArrowRight : IconPointer;
  return (
    <Text size="sm" c={name ? undefined : 'dimmed'} className={classes.pointedAt}>
      <Icon size={16} aria-hidden />
      {name ?? 'Point at a line to see what was read from it; press it to go there.'}
    </Text>
  );
}
