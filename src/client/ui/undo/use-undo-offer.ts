import { useRef } from 'react';
import { offerUndo, type Undoable, withdrawUndo } from './undo-store';

/** Offers to undo what was done last to something of which there is one; the offer before is withdrawn. */
export function useUndoOffer(): (offer: Undoable) => void {
  const offered = useRef<Undoable>(undefined);
  return (offer) => {
    if (offered.current) withdrawUndo(offered.current);
    offered.current = offer;
    offerUndo(offer);
  };
}
