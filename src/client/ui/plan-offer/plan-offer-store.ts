import { useEffect, useId, useSyncExternalStore } from 'react';

/** A refusal because of the plan. */
interface PlanRefusal {
  /** Names the call, so that its success withdraws the offer. */
  call: string;
  message: string;
}

let refusal: PlanRefusal | undefined;
/** The places that can show the offer, from the screen up to the topmost dialog. */
let places: string[] = [];
const listeners = new Set<() => void>();

function change(write: () => void): void {
  write();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Every transport reports here what the plan refuses, so that no form has to look for it. */
export const reportPlanRefusal = (call: string, message: string): void =>
  change(() => {
    refusal = { call, message };
  });

/** @param call only if it is the one that was refused; any if left out */
export function withdrawPlanRefusal(call?: string): void {
  if (!refusal || (call !== undefined && refusal.call !== call)) return;
  change(() => {
    refusal = undefined;
  });
}

/** What was refused last; undefined if nothing was. */
export const usePlanRefusal = () => useSyncExternalStore(subscribe, () => refusal);

/** Registers a place of the offer. @returns the refusal, in the topmost place only */
export function useOfferPlace(): PlanRefusal | undefined {
  const id = useId();
  useEffect(() => {
    change(() => {
      places = [...places, id];
    });
    return () => {
      // Closing the form counts as having read it.
      if (places.at(-1) === id) withdrawPlanRefusal();
      change(() => {
        places = places.filter((place) => place !== id);
      });
    };
  }, [id]);
  const topmost = useSyncExternalStore(subscribe, () => places.at(-1));
  const shown = usePlanRefusal();
  return topmost === id ? shown : undefined;
}
