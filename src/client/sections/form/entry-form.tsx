import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { limitedSections } from '../../../contracts/plans';
import { sectionContracts } from '../../../contracts/sections';
import { trpc } from '../../api/trpc';
import { PlanLimit } from '../../session/plan-limit';
import { ErrorSummary } from '../../ui/error-summary';
import { SeeItButton } from '../../ui/see-it';
import { UnsavedWarning } from '../../ui/unsaved-warning';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection, SectionUi } from '../definitions/section-ui';
import { ConflictView } from './conflict-view';
import { DraftOffer } from './draft-offer';
import classes from './entry-form.module.css';
import { FieldNamesProvider, fieldId } from './fields/field-names';
import { SwitchField } from './fields/fields';
import { requiredFields } from './form-values';
import { typedIn, useShownTyped } from './typed-store';
import type { Target } from './use-editor';
import { type FormEditor, type FormEntries, useEntryForm } from './use-entry-form';

export interface EntryFormProps<K extends EditedSection> {
  section: K;
  entries: FormEntries<K>;
  editor: FormEditor<K>;
  target: Target<K>;
  /** Whether the form is always shown, so that a pristine one cannot be cancelled. */
  always?: boolean;
  handle?: Ref<EntryFormHandle>;
}

/** Lets the surrounding component save or close the form. */
export interface EntryFormHandle {
  /** @returns whether it was saved */
  save: () => Promise<boolean>;
  cancel: () => void;
}

/** The form that adds and edits an entry. Use the target's `turn` as its key. */
export function EntryForm<K extends EditedSection>(props: EntryFormProps<K>) {
  const { section, entries, editor, target, always = false, handle } = props;
  const ui: SectionUi<K> = sectionUi[section];
  const { noun } = sectionContracts[section];
  const state = useEntryForm({ section, entries, editor, target });
  const { form, formId, dirty, saving, isNew, theirs, offered } = state;
  const element = useRef<HTMLFormElement>(null);
  useFieldFocus(element, target.focus, target.field && fieldId(formId, target.field));
  useShownTyped(target.proposed ? undefined : typedIn(section, target.item, dirty ? form.values : undefined));
  useImperativeHandle(handle, () => ({ save: () => state.save(), cancel: state.cancel }));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void state.save();
  }

  const { proposed } = target;
  const title = isNew && !proposed ? ui.addLabel : ui.editLabel;
  const { data: profile } = trpc.profile.get.useQuery();
  const languages = Object.keys(profile?.translations ?? {});
  const names = {
    formId,
    labels: ui.labels,
    required: requiredFields(section),
    notes: proposed?.notes,
    translating: { ...state.translating, languages, faults: form.errors },
  };
  return (
    <form ref={element} noValidate onSubmit={handleSubmit} aria-label={title}>
      <UnsavedWarning
        loss={dirty ? unsaved : undefined}
        title="You have unsaved changes"
        leave="Leave this page"
        stay="Keep editing"
      />
      <FieldNamesProvider value={names}>
        <Stack gap="md" className={classes.fields}>
          {isNew && !proposed && <NewEntryLimit section={section} count={entries.items.length} />}
          {offered && (
            <DraftOffer
              subject={target.item ? `“${ui.nameOf(target.item)}”` : `a new ${noun}`}
              savedAt={offered.savedAt}
              onRestore={offered.restore}
              onDiscard={offered.discard}
            />
          )}
          {theirs && (
            <ConflictView
              noun={noun}
              labels={ui.labels}
              mine={theirs.mine}
              theirs={theirs.theirs}
              saving={saving}
              onKeepMine={theirs.keepMine}
              onTakeTheirs={theirs.takeTheirs}
            />
          )}
          {state.refusal && (
            <Alert color="red" role="alert">
              {state.refusal}
            </Alert>
          )}
          <ErrorSummary issues={state.issues} />
          {proposed?.source}
          <ui.Fields form={form} suggestPublic={state.suggestPublic} />
          <SwitchField
            form={form}
            name="isPublic"
            hint="Private entries are only seen by you."
            onSwitch={state.settlePublic}
          />
          {ui.visitorView && <VisitorView {...ui.visitorView(form.values)} isPublic={form.values.isPublic} />}
        </Stack>
      </FieldNamesProvider>
      <Group className={classes.buttons} gap="sm" data-drawer-buttons>
        {!theirs && (
          <Button type="submit" loading={saving}>
            {proposed?.submitLabel ?? (isNew ? ui.addLabel : 'Save changes')}
          </Button>
        )}
        {(!always || dirty || target.item) && (
          <Button variant="default" disabled={saving} onClick={state.cancel}>
            Cancel
          </Button>
        )}
        <SeeItButton />
      </Group>
    </form>
  );
}

/** Shown before the fields are filled in. */
function NewEntryLimit({ section, count }: { section: EditedSection; count: number }) {
  const kind = limitedSections.find((limited) => limited === section);
  return kind && <PlanLimit kind={kind} count={count} />;
}

const unsaved =
  'They are not saved yet. If you leave now, they are kept on this device and offered again when you come back.';

interface VisitorViewProps {
  before: string;
  after: string;
  isPublic: boolean;
}

function VisitorView({ before, after, isPublic }: VisitorViewProps) {
  const titleId = useId();
  return (
    <section className={classes.visitors} aria-labelledby={titleId}>
      <Text size="sm" fw={600} id={titleId}>
        {isPublic ? 'What visitors see' : 'What visitors would see if it were public'}
      </Text>
      <dl>
        <dt>Before “Show contact”</dt>
        <dd>{before}</dd>
        <dt>After “Show contact”</dt>
        <dd>{after}</dd>
      </dl>
    </section>
  );
}

/** @param wanted the id of a field; the first one if it is left out */
function useFieldFocus(form: { current: HTMLFormElement | null }, active: boolean, wanted = '') {
  useEffect(() => {
    const fields = 'input, select, textarea';
    const first = document.getElementById(wanted) ?? form.current?.querySelector<HTMLElement>(fields);
    if (!active || !first) return;
    // Otherwise the drawer would focus its first control once it is open.
    first.dataset.autofocus = 'true';
    // Does not move the focus if it is already in the form.
    if (form.current?.contains(document.activeElement)) return;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest' });
  }, [form, active, wanted]);
}
