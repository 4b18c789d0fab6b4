import { lazy, useState } from 'react';
import { skippedImport } from '../../session/local-storage';
import { useSession } from '../../session/session';

// Apart, because what it takes to bring a file is large, and only newcomers need it.
const OfferCard = lazy(() => import('./offer-card').then((module) => ({ default: module.OfferCard })));

/** The first thing that a newcomer is offered: a document that fills the portfolio. @param hasCv whether one was uploaded */
export function OfferImport({ hasCv }: { hasCv: boolean }) {
  const { user } = useSession();
  const skipped = skippedImport(user?.id ?? '');
  const [isSkipped, setSkipped] = useState(() => skipped.read() !== null);
  if (isSkipped) return null;

  function skip() {
    skipped.write('yes');
    setSkipped(true);
  }

  return <OfferCard hasCv={hasCv} onSkip={skip} />;
}
