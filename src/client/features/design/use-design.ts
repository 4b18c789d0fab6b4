import { useCallback, useEffect, useRef, useState } from 'react';
import type { Design, ProfileDesign } from '../../../contracts/design';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { outlivingPage, trpc } from '../../api/trpc';
import { sameValue } from '../../sections/form/form-values';
import { announce } from '../../ui/announce';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo, withdrawUndoOf } from '../../ui/undo/undo-store';

const ofProfile = { profileId: defaultProfileId };
const pauseMs = 300;

/** What the owner tries out, saved on the server whenever they pause. */
export function useDesign(stored: ProfileDesign) {
  const utils = trpc.useUtils();
  const saving = trpc.design.save.useMutation();
  const { mutate: saveOnLeave } = trpc.design.save.useMutation(outlivingPage);
  const publishing = trpc.design.publish.useMutation();
  const discarding = trpc.design.discard.useMutation();
  const undoing = trpc.design.undo.useMutation();
  const [draft, setDraft] = useState(stored.draft);
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<ProfileDesign>();
  const [hasFailed, setFailed] = useState(false);
  // What the timer and leaving need to know without another render.
  const now = useRef({ draft: stored.draft, base: stored, isStopped: false, isVersionKnown: true });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const isUnsaved = () => !sameValue(now.current.draft, now.current.base.draft);

  function adopt(answer: ProfileDesign, shown = answer.draft) {
    now.current = { ...now.current, base: answer, draft: shown };
    setBase(answer);
    setDraft(shown);
    utils.design.get.setData(ofProfile, answer);
  }

  /** Saves what is not saved yet. @returns whether everything is */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current);
    running.current = running.current.then(saveNow);
    return running.current;
  }

  async function saveNow(): Promise<boolean> {
    if (!isUnsaved()) return true;
    if (now.current.isStopped) return false;
    const { draft: design, base: before } = now.current;
    setFailed(false);
    now.current.isVersionKnown = false;
    try {
      const answer = await saving.mutateAsync({ ...ofProfile, updatedAt: before.updatedAt, design });
      now.current.isVersionKnown = true;
      // Keeps what was chosen while the request was in flight.
      adopt(answer, sameValue(now.current.draft, design) ? answer.draft : now.current.draft);
      return true;
    } catch (error) {
      setFailed(true);
      now.current.isVersionKnown = refusalCode(error) !== undefined;
      await refuse(error, 'The draft was not saved');
      return false;
    }
  }

  /** Shows a refusal; after a change elsewhere, both versions. */
  async function refuse(error: unknown, title: string): Promise<void> {
    if (refusalCode(error) !== 'CONFLICT') return showError(title, failureReason(error));
    const current = await utils.design.get.fetch(ofProfile, { staleTime: 0 }).catch(() => undefined);
    if (!current) return showError(title, failureReason(error));
    if (sameValue(current.draft, now.current.draft)) return adopt(current);
    now.current.isStopped = true;
    setTheirs(current);
  }

  function change(design: Design) {
    now.current.draft = design;
    setDraft(design);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  }

  async function keepMine(current: ProfileDesign) {
    settle();
    adopt(current, now.current.draft);
    await save();
  }

  function takeTheirs(current: ProfileDesign) {
    settle();
    adopt(current);
    announce('The screen now shows the saved version.');
  }

  function settle() {
    now.current.isStopped = false;
    setTheirs(undefined);
  }

  /** Does something with the saved draft. @returns whether it was done */
  async function act(title: string, action: (updatedAt: string | null) => Promise<ProfileDesign>) {
    if (!(await save())) return false;
    try {
      adopt(await action(now.current.base.updatedAt));
      return true;
    } catch (error) {
      await refuse(error, title);
      return false;
    }
  }

  const undo = async () => {
    withdrawUndoOf('design');
    const done = await act('The publication could not be undone', (updatedAt) =>
      undoing.mutateAsync({ ...ofProfile, updatedAt }),
    );
    if (done) showSuccess('Publication undone', 'Visitors see what they saw before.');
  };

  /** @returns whether visitors see the draft now */
  async function publish(): Promise<boolean> {
    const done = await act('The design was not published', (updatedAt) =>
      publishing.mutateAsync({ ...ofProfile, updatedAt }),
    );
    if (!done) return false;
    const message = 'Published. Visitors see your page like this now.';
    offerUndo({ subject: 'design', text: message, undo });
    return true;
  }

  /** Notes that the published design is what its owner wants. @returns whether it is noted */
  const keep = () =>
    act('The look was not kept', (updatedAt) => discarding.mutateAsync({ ...ofProfile, updatedAt }));

  async function discard() {
    const dropped = now.current.draft;
    const done = await act('The changes were not discarded', (updatedAt) =>
      discarding.mutateAsync({ ...ofProfile, updatedAt }),
    );
    // The publication before can still be undone, but not by whoever wants these changes back.
    if (done) offerUndo({ subject: 'design', text: 'Changes discarded', undo: () => change(dropped) });
  }

  // Leaving keeps the draft: within the application by saving at once, else by a request that outlives the page.
  const saveOnLeaving = useRef(save);
  saveOnLeaving.current = save;
  const sendOnLeaving = useCallback(() => {
    const { draft: design, base: before, isStopped, isVersionKnown } = now.current;
    if (isStopped || sameValue(design, before.draft)) return;
    // Leaving aborts a request in flight, which may have made a version of its own.
    const based = isVersionKnown ? { updatedAt: before.updatedAt } : {};
    saveOnLeave({ ...ofProfile, ...based, design });
  }, [saveOnLeave]);
  useEffect(() => {
    window.addEventListener('pagehide', sendOnLeaving);
    return () => {
      window.removeEventListener('pagehide', sendOnLeaving);
      void saveOnLeaving.current();
    };
  }, [sendOnLeaving]);

  const isActing = publishing.isPending || discarding.isPending || undoing.isPending;
  return {
    draft,
    base,
    change,
    publish,
    keep,
    discard,
    undo,
    isActing,
    isSaving: saving.isPending || !sameValue(draft, base.draft),
    retry: hasFailed ? () => void save() : undefined,
    theirs: theirs && {
      design: theirs.draft,
      keepMine: () => void keepMine(theirs),
      takeTheirs: () => takeTheirs(theirs),
    },
  };
}
