import { useState } from 'react';
import type { EmployerContact } from '../../../../contracts/employer-contact';
import { failureReason, refusalCode } from '../../../api/failure-reason';
import { setServerIssues } from '../../../api/server-issues';
import { sameValue } from '../../../sections/form/form-values';
import { announce } from '../../../ui/announce';
import { useZodForm } from '../../../ui/use-zod-form';
import {
  blankContact,
  type ContactDraft,
  type ContactValues,
  changesOf,
  contactDraft,
  valuesOf,
} from './contact-values';

/** The actions of the form. */
export interface ContactStore {
  /** @throws the server's refusal */
  add: (draft: ContactDraft) => Promise<EmployerContact>;
  /** @throws the server's refusal */
  save: (base: EmployerContact, changes: Partial<ContactDraft>) => Promise<EmployerContact>;
  /** The server's current version; undefined if it has been deleted. */
  refetch: (id: string) => Promise<EmployerContact | undefined>;
}

/**
 * The form of one contact: validation, saving, and conflicts.
 * @param contact undefined for a new one
 */
export function useContactForm(
  { add, save: saveChanges, refetch }: ContactStore,
  contact: EmployerContact | undefined,
  onSaved: (contact: EmployerContact) => void,
) {
  /** The version that the form was loaded from; undefined for a new contact. */
  const [base, setBase] = useState(contact);
  const pristine = base ? valuesOf(base) : blankContact;
  const form = useZodForm<ContactValues>(contactDraft, pristine);
  const [theirs, setTheirs] = useState<EmployerContact>();
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const submitOver = (version: EmployerContact | undefined) =>
    form.onSubmit((values) => save(values, version));

  /** @param version the version that is knowingly overwritten */
  async function save(values: ContactValues, version: EmployerContact | undefined): Promise<void> {
    setRefusal(undefined);
    setSaving(true);
    try {
      const saved = version
        ? await saveChanges(version, changesOf(values, valuesOf(version)))
        : await add(contactDraft.parse(values));
      onSaved(saved);
    } catch (error) {
      await handleRefusal(error, version);
    } finally {
      setSaving(false);
    }
  }

  async function handleRefusal(error: unknown, version: EmployerContact | undefined): Promise<void> {
    const code = refusalCode(error);
    if (version && (code === 'CONFLICT' || code === 'NOT_FOUND')) return compare(version.id);
    if (setServerIssues(form, error)) return;
    setRefusal(
      failureReason(
        error,
        'The server could not be reached. What you wrote is still here; please try again.',
      ),
    );
  }

  /** Fetches the server's version and shows it beside the form's. */
  async function compare(id: string): Promise<void> {
    try {
      const now = await refetch(id);
      if (!now) {
        setBase(undefined);
        setRefusal('This contact was deleted elsewhere. Save to add it again.');
      } else if (sameValue(valuesOf(now), form.getValues())) takeTheirs(now);
      else setTheirs(now);
    } catch {
      setRefusal(
        'This contact was changed elsewhere, and the other version could not be fetched. Please try again.',
      );
    }
  }

  function takeTheirs(now: EmployerContact) {
    setBase(now);
    setTheirs(undefined);
    form.setValues(valuesOf(now));
    announce('The form now shows the saved version.');
  }

  function keepMine(now: EmployerContact) {
    setBase(now);
    setTheirs(undefined);
    submitOver(now)();
  }

  return {
    form,
    isDirty: !sameValue(form.values, pristine),
    isNew: !base,
    isSaving,
    refusal,
    submit: submitOver(base),
    conflict: theirs && {
      mine: form.values,
      theirs: valuesOf(theirs),
      keepMine: () => keepMine(theirs),
      takeTheirs: () => takeTheirs(theirs),
    },
  };
}
