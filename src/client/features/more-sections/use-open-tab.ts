import { useState } from 'react';
import { useItems } from '../../sections/list/use-section';
import { type MoreTab, moreTab } from './more-search';

const lists = moreTab.options;

/**
 * The list that is open: the one of the address, else the first that had entries when the screen opened; undefined until
 * that is known.
 */
export function useOpenTab(asked: MoreTab | undefined): MoreTab | undefined {
  const { items, queries } = useItems(lists);
  const [first, setFirst] = useState<MoreTab>();
  const isSettled = items !== undefined || queries.some(({ isError }) => isError);
  if (!first && isSettled) setFirst(lists.find((list) => items?.[list].length) ?? lists[0]);
  return asked ?? first;
}
