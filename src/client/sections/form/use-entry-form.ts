import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { languageName } from '../../../contracts/page-language';
import { sectionContracts } from '../../../contracts/sections';
import { failureReason, isPlanRefusal, refusalCode } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { useSession } from '../../session/session';
import { announce } from '../../ui/announce';
import type { SummaryIssue } from '../../ui/error-summary';
import { offerUndo } from '../../ui/undo/undo-store';
import { useForm } from '../../ui/use-form';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import type { Entries } from '../list/use-entries';
import { type DraftKey, dropDraft, readDraft, type StoredDraft, saveDraft } from './draft-store';
import { fieldId } from './fields/field-names';
import {
  changesOf,
  type DraftOf,
  type FormOf,
  faultsIn,
  fromStored,
  type ItemOf,
  lackingIn,
  sameValue,
  tidy,
  toDraft,
  toForm,
} from './form-values';
import { translationsIn, withText } from './translated-text';
import type { Editor, Target } from './use-editor';

interface EntryFormOptions<K extends EditedSection> {
  section: K;
  entries: FormEntries<K>;
  editor: FormEditor<K>;
  target: Target<K>;
}

/** Where a form's entries come from and go to. */
export interface FormEntries<K extends EditedSection> extends Pick<Entries<K>, 'items' | 'reload'> {
  add: (draft: DraftOf<K>) => Promise<{ id: string }>;
  save: (item: ItemOf<K>, changes: Partial<DraftOf<K>>, updatedAt: string) => Promise<{ id: string }>;
}

/** What a form reports to its parent. */
export type FormEditor<K extends EditedSection> = Pick<Editor<K>, 'resume' | 'close'>;

/** The form of one entry: validation, saving, drafts, and conflicts. */
export function useEntryForm<K extends EditedSection>(options: EntryFormOptions<K>) {
  const { section, entries, editor, target } = options;
  const { labels, blank: blankOf, computed = [] } = sectionUi[section];
  const { noun } = sectionContracts[section];
  const { user } = useSession();
  const userId = user?.id ?? '';
  const { proposed } = target;
  const key: DraftKey = proposed
    ? { userId, section: 'cvImport', entryId: proposed.draftId }
    : { userId, section, entryId: target.item?.id ?? 'new' };

  const [blank] = useState(() => blankOf(entries.items));
  /** The version the form was loaded from; undefined for a new entry. */
  const [base, setBase] = useState<ItemOf<K> | undefined>(target.item);
  // What a document left out may stay blank.
  const lackable = base ? lackingIn(section, base) : proposed ? sectionContracts[section].lackable : [];
  const pristine = base ? toForm(base, blank) : (proposed?.values ?? blank);
  const form = useForm<FormOf<K>>({
    initialValues: target.resumed?.values ?? pristine,
    validate: (values) => faultsIn(section, toDraft(section, values), lackable),
  });
  const dirty = !sameValue(form.values, pristine);

  const [theirs, setTheirs] = useState(() => newerThan(target));
  const [offered, setOffered] = useState(() => (target.resumed ? undefined : readDraft(key)));
  const [issues, setIssues] = useState<SummaryIssue[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** Whether the owner has chosen that the entry is public, or that it is not. */
  const isPublicSettled = useRef(Boolean(target.item || target.resumed));
  useKeptDraft(key, dirty, { values: form.values, updatedAt: base?.updatedAt });

  const translations = translationsIn(form.values);

  function translate(language: string, field: string, text: string | string[]) {
    // Every section with texts has the field, whichever it is.
    form.setValues({ translations: withText(translations, [language, field], text) } as unknown as Partial<
      FormOf<K>
    >);
  }

  function showFaults(faults: FormErrors) {
    form.setErrors(faults);
    // In the order of the fields in the form, which is that of their labels.
    const fields = Object.keys(labels);
    const placeOf = (path: string) => fields.indexOf(path.split('.')[0] ?? '');
    const sorted = Object.entries(faults).sort(([one], [other]) => placeOf(one) - placeOf(other));
    setIssues(
      sorted.map(([path, message]) => ({
        fieldId: fieldId(section, path),
        label: labelOf(path, labels),
        message: String(message),
      })),
    );
  }

  /** @returns whether it was saved. @param version the version that is knowingly overwritten */
  async function save(version = base): Promise<boolean> {
    const values = tidy<K>(form.getValues(), blank);
    form.setValues(values);
    const { errors, hasErrors } = form.validate();
    setRefusal(undefined);
    showFaults(errors);
    if (hasErrors) return false;
    setSaving(true);
    try {
      const draft = toDraft(section, values);
      const saved = version
        ? await entries.save(version, changesOf(draft, version), version.updatedAt)
        : await entries.add(draft);
      dropDraft(key);
      editor.close(saved.id);
      return true;
    } catch (error) {
      await handleRefusal(error, version);
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function handleRefusal(error: unknown, version: ItemOf<K> | undefined) {
    if (isPlanRefusal(error)) return;
    const code = refusalCode(error);
    if (version && code === 'CONFLICT') return compare(version.id);
    if (version && code === 'NOT_FOUND') return detach();
    if (setServerIssues({ setErrors: showFaults }, error)) return;
    setRefusal(
      failureReason(
        error,
        'The server could not be reached. What you wrote is still here; please try again.',
      ),
    );
  }

  /** Fetches the server's version and shows it beside the form's. */
  async function compare(id: string) {
    try {
      const now = (await entries.reload()).find((item) => item.id === id);
      if (!now) return detach();
      const versions = { mine: form.getValues(), theirs: toForm<K>(now, blank) };
      if (differing(versions, computed)) setTheirs(now);
      else takeTheirs(now);
    } catch {
      setRefusal(
        `This ${noun} was changed elsewhere, and the other version could not be fetched. Please try again.`,
      );
    }
  }

  function detach() {
    setBase(undefined);
    setRefusal(`This ${noun} was deleted elsewhere. Save to add it again.`);
    void entries.reload().catch(() => undefined);
  }

  async function keepMine(now: ItemOf<K>) {
    setBase(now);
    setTheirs(undefined);
    await save(now);
  }

  function takeTheirs(now: ItemOf<K>) {
    setBase(now);
    setTheirs(undefined);
    form.setValues(toForm<K>(now, blank));
    setIssues([]);
    announce('The form now shows the saved version.');
  }

  return {
    form: form as UseFormReturnType<FormOf<K>>,
    formId: section,
    dirty,
    saving,
    issues,
    refusal,
    isNew: !base,
    save,
    translating: { translations, fields: Object.keys(sectionContracts[section].texts ?? {}), translate },
    settlePublic: () => {
      isPublicSettled.current = true;
    },
    suggestPublic: (isPublic: boolean) => {
      // Every section has the field, whichever it is.
      if (!isPublicSettled.current) form.setValues({ isPublic } as unknown as Partial<FormOf<K>>);
    },
    theirs: theirs && {
      mine: without(form.values, computed),
      theirs: without(toForm<K>(theirs, blank), computed),
      keepMine: () => keepMine(theirs),
      takeTheirs: () => takeTheirs(theirs),
    },
    offered: offered && {
      savedAt: offered.savedAt,
      restore: () => editor.resume(target.item, restored<K>(offered, blank, computed)),
      discard: () => {
        if (!dirty) dropDraft(key);
        setOffered(undefined);
      },
    },
    /** Closes the form. What was typed can be restored for a while. */
    cancel() {
      const values = form.getValues();
      dropDraft(key);
      if (dirty) {
        const resumed = { values, updatedAt: base?.updatedAt };
        offerUndo({ text: 'Changes discarded', undo: () => editor.resume(target.item, resumed) });
      }
      editor.close();
    },
  };
}

/** The draft as form values; computed fields are computed again. */
export function restored<K extends EditedSection>(draft: StoredDraft, blank: FormOf<K>, computed: string[]) {
  const stored = without(draft.values, computed);
  return { values: fromStored<K>(stored, blank), updatedAt: draft.updatedAt };
}

/** The server's version, if the restored changes are based on an older one. */
function newerThan<K extends EditedSection>({ item, resumed }: Target<K>): ItemOf<K> | undefined {
  return item && resumed?.updatedAt && resumed.updatedAt !== item.updatedAt ? item : undefined;
}

function differing({ mine, theirs }: { mine: object; theirs: object }, computed: string[]): boolean {
  return !sameValue(without(mine, computed), without(theirs, computed));
}

function without(values: object, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}

/** 'Certifications 2' for the path `certifications.1.name`, 'Position · Deutsch' for `translations.de.position`. */
function labelOf(path: string, labels: Record<string, string>): string {
  const [field = '', index, translated] = path.split('.');
  if (field === 'translations' && translated)
    return `${labels[translated] ?? translated} · ${languageName(index ?? '')}`;
  const label = labels[field] ?? field;
  return index === undefined ? label : `${label} ${Number(index) + 1}`;
}

/** Stores a draft on this device with each change, as long as anything is unsaved. */
function useKeptDraft(key: DraftKey, unsaved: boolean, draft: Omit<StoredDraft, 'savedAt'>) {
  const text = JSON.stringify(draft);
  const written = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and draft are new objects on each render; their text tells
  useEffect(() => {
    if (unsaved) saveDraft(key, draft);
    else if (written.current) dropDraft(key);
    written.current = unsaved;
  }, [unsaved, text]);
}
