import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Cv } from '../../../contracts/cv';
import { defaultProfileId } from '../../../contracts/ids';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';
import { confirm } from '../../ui/question-store';
import { UndoBar } from '../../ui/undo/undo-bar';
import { isAccepted } from './accepted-parts';
import { Gone, NothingRead, Reading, Refused } from './reading-states';
import { ReviewBoard } from './review-board';
import {
  dropReview,
  keepImported,
  keyOf,
  newReview,
  readReview,
  type StoredReview,
  saysNothing,
  unkeptFile,
} from './stored-review';
import { type ExistingPortfolio, useExisting } from './use-existing';
import { useReading } from './use-reading';
import { useReview } from './use-review';

/** The review of one document: it is read, unless it was left in the middle of a review. */
export function ReviewScreen({ document }: { document: string }) {
  const { user } = useSession();
  const key = keyOf(user?.id ?? '', document);
  const [{ stored, turn }, setStart] = useState(() => ({ stored: readReview(key), turn: 0 }));
  const isKept = document !== unkeptFile;
  const cvs = trpc.cv.list.useQuery({ profileId: defaultProfileId }, { enabled: isKept });
  const cv = cvs.data?.find(({ id }) => id === document);
  const reading = useReading(stored || !cv ? undefined : document);
  const existing = useExisting();
  const filename = stored?.filename ?? cv?.filename ?? 'the document';

  if (isKept && cvs.error) return <QueryFailure title="Failed to fetch CVs" query={cvs} />;
  if (existing.failed)
    return <QueryFailure title="Your portfolio could not be loaded" query={existing.failed} />;
  if (isKept ? cvs.data && !cv : !stored) return <Gone isKept={isKept} />;
  if (reading.error) return <Refused filename={filename} error={reading.error} retry={reading.refetch} />;
  const read = stored ?? (reading.data && newReview({ filename, proposal: reading.data }));
  if (!read || !existing.data) return <Reading filename={filename} />;
  return (
    <>
      {saysNothing(read.proposal) ? (
        <NothingRead filename={filename} />
      ) : (
        <Reviewed
          key={turn}
          document={document}
          cv={cv}
          start={read}
          existing={existing.data}
          onDiscard={async () => {
            if (!(await confirmDiscard())) return;
            dropReview(key);
            setStart({ stored: undefined, turn: turn + 1 });
          }}
        />
      )}
      <UndoBar />
    </>
  );
}

const confirmDiscard = () =>
  confirm({
    title: 'Start again?',
    text: 'Your choices and corrections in this review are discarded. Your portfolio and the document stay as they are.',
    confirm: 'Start again',
    cancel: 'Keep my choices',
    isDestructive: true,
  });

interface ReviewedProps {
  document: string;
  cv: Cv | undefined;
  start: StoredReview;
  existing: ExistingPortfolio;
  onDiscard: () => void;
}

function Reviewed({ document, cv, start, existing, onDiscard }: ReviewedProps) {
  const { user } = useSession();
  const key = keyOf(user?.id ?? '', document);
  const review = useReview(key, start, existing);
  const navigate = useNavigate();
  return (
    <ReviewBoard
      document={document}
      cv={cv}
      review={review}
      onImported={(imported) => {
        const { value: name } =
          review.fields.find(
            (field) => field.name === 'displayName' && !field.language && isAccepted(field),
          ) ?? {};
        keepImported(user?.id ?? '', { undoId: imported, document, review: review.review, name });
        void navigate({ to: '/upload-cv', search: { imported }, replace: true });
      }}
      onDiscard={onDiscard}
      onLeave={() => void navigate({ to: '/upload-cv' })}
    />
  );
}
