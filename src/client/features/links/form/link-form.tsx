import { Button, Stack } from '@mantine/core';
import { type FormEvent, useEffect } from 'react';
import type { Link } from '../../../../contracts/link';
import { ConflictView } from '../../../sections/form/conflict-view';
import { DrawerButtons } from '../../../ui/side-drawer';
import { UnsavedWarning } from '../../../ui/unsaved-warning';
import { LinkFields } from './link-fields';
import { valuesOf } from './link-values';
import { type LinkTarget, useLinkForm } from './use-link-form';
import { fieldLabels, inWords } from './values-text';

interface LinkFormProps {
  target: LinkTarget;
  onSaved: (link: Link) => void;
  onCancel: () => void;
  /** Called with what closing would lose; undefined if nothing. */
  onLoss: (loss: string | undefined) => void;
}

/** Makes a link, or changes one. */
export function LinkForm({ target, onSaved, onCancel, onLoss }: LinkFormProps) {
  const { form, isNew, isDirty, isSaving, save, conflict } = useLinkForm(target, onSaved);
  const loss = isDirty ? 'What you have entered for this link is not saved yet.' : undefined;
  useEffect(() => {
    onLoss(loss);
    return () => onLoss(undefined);
  }, [onLoss, loss]);
  const submit = form.onSubmit(() => save());

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSaving) event.preventDefault();
    else submit(event);
  }
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={isNew ? 'Make a link' : 'Edit the link'}>
      <UnsavedWarning loss={loss} />
      <Stack gap="md">
        {conflict && (
          <ConflictView
            noun="link"
            labels={fieldLabels}
            mine={inWords(form.values)}
            theirs={inWords(valuesOf(conflict.theirs))}
            saving={isSaving}
            onKeepMine={() => void conflict.keepMine()}
            onTakeTheirs={conflict.takeTheirs}
          />
        )}
        <LinkFields form={form} link={target.link} />
      </Stack>
      <DrawerButtons>
        {!conflict && (
          <Button type="submit" loading={isSaving}>
            {isNew ? 'Make the link' : 'Save changes'}
          </Button>
        )}
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </DrawerButtons>
    </form>
  );
}
