import { ActionIcon, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ProfileDesign } from '../../../contracts/design';
import type { Visibility } from '../../../contracts/profile';
import classes from './design.module.css';
import { changesBetween } from './labels';
import type { Steps } from './use-steps';

interface PublishBarProps {
  base: ProfileDesign;
  visibility: Visibility;
  isSaving: boolean;
  isActing: boolean;
  /** Saves again after a failure. */
  retry: (() => void) | undefined;
  steps: Steps;
  onPublish: () => void;
  onDiscard: () => void;
  onUndo: () => void;
}

/** What publishing would change, and the buttons that publish or undo it. */
export function PublishBar(props: PublishBarProps) {
  const { base, visibility, isSaving, isActing, retry, steps, onPublish, onDiscard, onUndo } = props;
  const changes = changesBetween(base.published, base.draft);
  const isBusy = isSaving || isActing;
  const canUndo = useIsBefore(base.undoableUntil);
  return (
    <Card component="section" aria-labelledby="publish-title" className={classes.publish}>
      <Title order={2} size="h4" id="publish-title">
        {base.isChanged ? 'Not published yet' : 'Published'}
      </Title>
      {base.isChanged ? (
        <>
          <Text size="sm">{audience[visibility]}</Text>
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          What you see is what visitors get. Whatever you choose is kept as a draft until you publish it.
        </Text>
      )}
      <Group gap="xs">
        <Button loading={isActing} {...press(base.isChanged && !isSaving && onPublish)}>
          Publish
        </Button>
        <Button variant="default" {...press(base.isChanged && !isBusy && onDiscard)}>
          Discard changes
        </Button>
        <StepButtons {...steps} />
        {canUndo && (
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            {...press(!isBusy && onUndo)}
          >
            Undo the last publication
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {retry
            ? 'The draft is not saved.'
            : isSaving
              ? 'Saving the draft …'
              : base.isChanged
                ? 'Draft saved.'
                : ''}
        </Text>
        {retry && (
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        )}
      </Group>
    </Card>
  );
}

const StepButtons = ({ undo, redo }: Steps) => (
  <Group gap="xs" wrap="nowrap">
    <StepButton label="Undo change" onClick={undo} icon={<IconArrowBackUp size={18} aria-hidden />} />
    <StepButton label="Redo change" onClick={redo} icon={<IconArrowForwardUp size={18} aria-hidden />} />
  </Group>
);

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  onClick: (() => void) | undefined;
}

const StepButton = ({ label, icon, onClick }: StepButtonProps) => (
  <ActionIcon variant="default" size={44} aria-label={label} title={label} {...press(onClick)}>
    {icon}
  </ActionIcon>
);

/** Makes a button do something; it stays focusable while there is nothing to do, so that the focus is not lost. */
const press = (action: (() => void) | false | undefined) => ({
  'aria-disabled': !action,
  'data-disabled': !action || undefined,
  onClick: action || undefined,
});

const audience: Record<Visibility, string> = {
  public: 'Publishing changes this for everybody who opens your page:',
  unlisted: 'Publishing changes this for everybody who has the address of your page:',
  private: 'Your page is private. Publishing changes this for whenever you show it:',
};

/** Whether a moment is in the future; becomes false by itself. */
function useIsBefore(until: string | null): boolean {
  const [, setOver] = useState<string>();
  const left = until === null ? 0 : Date.parse(until) - Date.now();
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return left > 0;
}
