import { Button, Group } from '@mantine/core';
import {
  IconArrowMerge,
  IconCheck,
  IconPlus,
  IconReplace,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './entries.module.css';
import type { Choice } from './review-terms';

interface ChoiceButtonsProps {
  /** What is chosen about. */
  name: string;
  /** What can be chosen, with its words. */
  options: { choice: Choice; label: string }[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  /** Shows the icons alone. */
  isCompact?: boolean;
  children?: React.ReactNode;
}

const icons: Record<Choice, TablerIcon> = {
  add: IconCheck,
  merge: IconArrowMerge,
  replace: IconReplace,
  skip: IconX,
};

/** The look of a button in a row, which is as narrow as a finger can press. */
export const compactButton = { size: 'compact-sm', variant: 'subtle', w: '2.25rem', px: 0 } as const;

/** Buttons of which one at most is pressed; pressing it again leaves the choice open. */
export function ChoiceButtons(props: ChoiceButtonsProps) {
  const { name, options, chosen, onChoose, isCompact = false, children } = props;
  return (
    <Group gap={isCompact ? 0 : 6} wrap={isCompact ? 'nowrap' : 'wrap'} className={classes.choices}>
      {options.map(({ choice, label }) => {
        const isChosen = choice === chosen;
        const Icon = choice === 'add' && label !== 'Accept' ? IconPlus : icons[choice];
        return (
          <Button
            key={choice}
            {...(isCompact ? compactButton : { size: 'compact-sm', variant: 'default' })}
            className={classes.choice}
            data-choice={choice}
            leftSection={!isCompact && <Icon size={16} aria-hidden />}
            aria-pressed={isChosen}
            aria-label={`${label}: ${name}`}
            onClick={() => onChoose(isChosen ? undefined : choice)}
          >
            {isCompact ? <Icon size={18} aria-hidden /> : label}
          </Button>
        );
      })}
      {children}
    </Group>
  );
}
