import { useRef } from 'react';
import { offerUndo, type Undoable, withdrawUndo } from './undo-store';

/** Offers to undo the last action on something that exists once; the previous offer is withdrawn. */
export function useUndoOffer(): (offer: Undoable) => void {
  const offered = useRef<Undoable>(undefined);
  return (offer) => {
    if (offered.current) withdrawUndo(offered.current);
    offered.current = offer;
    offerUndo(offer);
  };
}
