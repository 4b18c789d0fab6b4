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
  children?: React.ReactNode;
}

const icons: Record<Choice, TablerIcon> = {
  add: IconCheck,
  merge: IconArrowMerge,
  replace: IconReplace,
  skip: IconX,
};

/** Buttons of which one at most is pressed; pressing it again leaves the choice open. */
export function ChoiceButtons({ name, options, chosen, onChoose, children }: ChoiceButtonsProps) {
  return (
    <Group gap={6} className={classes.choices}>
      {options.map(({ choice, label }) => {
        const isChosen = choice === chosen;
        const Icon = choice === 'add' && label !== 'Accept' ? IconPlus : icons[choice];
        return (
          <Button
            key={choice}
            size="compact-sm"
            variant="default"
            className={classes.choice}
            data-choice={choice}
            leftSection={<Icon size={16} aria-hidden />}
            aria-pressed={isChosen}
            aria-label={`${label}: ${name}`}
            onClick={() => onChoose(isChosen ? undefined : choice)}
          >
            {label}
          </Button>
        );
      })}
      {children}
    </Group>
  );
}
