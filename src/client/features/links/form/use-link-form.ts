import { useState } from 'react';
import { defaultProfileId } from '../../../../contracts/ids';
import type { Link } from '../../../../contracts/link';
import { failureReason, refusalCode } from '../../../api/failure-reason';
import { setServerIssues } from '../../../api/server-issues';
import { trpc } from '../../../api/trpc';
import { sameValue } from '../../../sections/form/form-values';
import { showError } from '../../../ui/toast';
import { useZodForm } from '../../../ui/use-zod-form';
import { useLinkActions } from '../use-links';
import { changesBetween, type ForContact, linkForm, newValues, valuesOf } from './link-values';

export interface LinkTarget {
  /** The stored link; undefined for a new one. */
  link?: Link | undefined;
  /** Whom a new one is for. */
  contact?: ForContact | undefined;
}

/** The form of a link. @param onSaved gets the stored link */
export function useLinkForm(target: LinkTarget, onSaved: (link: Link) => void) {
  const utils = trpc.useUtils();
  const { create, update, isSaving } = useLinkActions();
  const [base, setBase] = useState(target.link);
  const [theirs, setTheirs] = useState<Link>();
  const initial = base ? valuesOf(base) : newValues(target.contact);
  const form = useZodForm(linkForm, initial);

  async function save(link = base): Promise<void> {
    try {
      onSaved(
        link ? await update(link, changesBetween(valuesOf(link), form.values)) : await create(form.values),
      );
    } catch (error) {
      if (link && refusalCode(error) === 'CONFLICT' && (await compare(link))) return;
      setServerIssues(form, error);
      showError(link ? 'Failed to save the link' : 'Failed to make the link', failureReason(error));
    }
  }

  /** Shows both versions after a change elsewhere. @returns whether there was one */
  async function compare({ id, updatedAt }: Link): Promise<boolean> {
    const links = await utils.links.list.fetch({ profileId: defaultProfileId }, { staleTime: 0 });
    const current = links.find((link) => link.id === id);
    if (!current || current.updatedAt === updatedAt) return false;
    setTheirs(current);
    return true;
  }

  return {
    form,
    isNew: target.link === undefined,
    isDirty: !sameValue(form.values, initial),
    isSaving,
    save: () => save(),
    conflict: theirs && {
      theirs,
      keepMine: () => {
        setTheirs(undefined);
        setBase(theirs);
        return save(theirs);
      },
      takeTheirs: () => {
        setTheirs(undefined);
        setBase(theirs);
        form.setValues(valuesOf(theirs));
      },
    },
  };
}
