import { useState } from 'react';
import { trpc } from '../../../api/trpc';

/**
 * The version of something on the timeline that a form was opened with, beside the one that is stored now: the timeline
 * brings that while the form is open.
 */
export function useVersions<T extends { updatedAt: string } | undefined>(current: T) {
  const utils = trpc.useUtils();
  const [base, setBase] = useState(current);
  const [isRefused, setRefused] = useState(false);
  return {
    base,
    /** What was saved elsewhere, once the server has refused to overwrite it. */
    theirs: isRefused && current?.updatedAt !== base?.updatedAt ? current : undefined,
    /** Fetches what was saved elsewhere. */
    async compare() {
      await utils.employerContacts.timeline.invalidate();
      setRefused(true);
    },
    /** Goes on with what was saved elsewhere as the version to change. */
    rebase() {
      setBase(current);
      setRefused(false);
    },
  };
}
