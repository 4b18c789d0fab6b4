import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** What the pointer or the focus is on: parts of the review by id, and on which side. */
interface Pointed {
  ids: string[];
  /** Only the keyboard scrolls the page: a pointer may rest on a line by chance. */
  from: 'pointer in document' | 'keys in document' | 'entries';
}

interface Pointing extends Pointed {
  point: (pointed: Pointed) => void;
  /** The props of what a pointer highlights. What scrolls under a resting pointer is entered, but not pointed at. */
  pointerProps: (pointed: Pointed) => { onPointerMove: () => void; onPointerLeave: () => void };
}

const nothing: Pointed = { ids: [], from: 'entries' };

const PointingContext = createContext<Pointing>({
  ...nothing,
  point: () => undefined,
  pointerProps: () => ({ onPointerMove: () => undefined, onPointerLeave: () => undefined }),
});

const isSame = (one: Pointed, other: Pointed) =>
  one.from === other.from && one.ids.join() === other.ids.join();

/** Highlights the lines of a document and the entries read from them together. */
export function PointingProvider({ children }: { children: ReactNode }) {
  const [pointed, setPointed] = useState(nothing);
  const value = useMemo(() => {
    const point = (next: Pointed) => setPointed((last) => (isSame(last, next) ? last : next));
    const pointerProps = (at: Pointed) => ({
      onPointerMove: () => point(at),
      onPointerLeave: () => setPointed((last) => (isSame(last, at) ? nothing : last)),
    });
    return { ...pointed, point, pointerProps };
  }, [pointed]);
  return <PointingContext value={value}>{children}</PointingContext>;
}

export const usePointing = () => useContext(PointingContext);

/** The id of a part's element. */
export const partElementId = (id: string) => `review-${id}`;

/** The props of a part's element, which is highlighted together with its lines in the document. */
export function usePointedPart<E extends HTMLElement>(id: string) {
  const { ids, from, point, pointerProps } = usePointing();
  const element = useRef<E>(null);
  const isLit = ids.includes(id);
  const isWanted = isLit && from === 'keys in document' && ids[0] === id;
  useEffect(() => {
    if (isWanted && element.current) reveal(element.current);
  }, [isWanted]);
  const here: Pointed = { ids: [id], from: 'entries' };
  return {
    ref: element,
    id: partElementId(id),
    tabIndex: -1,
    'data-lit': isLit || undefined,
    onFocus: () => point(here),
    ...pointerProps(here),
  };
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings an element into view, if it is not there. */
const reveal = (element: Element, block: ScrollLogicalPosition = 'nearest') =>
  element.scrollIntoView({ block, behavior: isStill() ? 'auto' : 'smooth' });

/** Goes from a line to the part that was read from it. */
export function goToPart(id: string): void {
  const part = document.getElementById(partElementId(id));
  part?.focus({ preventScroll: true });
  if (part) reveal(part, 'center');
}
