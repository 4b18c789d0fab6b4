import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type PagePreview, pagePreview } from '../../../contracts/page-preview';
import { FileError, fetchFile } from '../../api/fetch-file';
import { portfolioPath } from '../../api/shown-portfolio';
import { useTyped } from '../../sections/form/typed-store';

const pauseMs = 300;
const queryName = 'page-preview';

/** The page as HTML, with what is being typed, after each change of what is stored and each pause in typing. */
export function usePage(view: Pick<PagePreview, 'design' | 'isContactShown' | 'language'>) {
  const version = useStoredVersion();
  const body = JSON.stringify({ ...view, ...useSettledTyped() });
  const { data, error, refetch } = useQuery({
    queryKey: [queryName, portfolioPath(''), body, version],
    queryFn: ({ signal }) => fetchPage(body, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  // What was typed last stays in sight while the next is refused, such as an entry that was deleted elsewhere.
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (data !== undefined) last.current = data;
  }, [data]);
  const isRefused = error instanceof FileError && (error.status === 400 || error.status === 404);
  return { html: data ?? last.current, hasFailed: error !== null && !isRefused, retry: () => void refetch() };
}

async function fetchPage(body: string, signal: AbortSignal): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const { content } = await fetchFile(portfolioPath('page-preview'), {
    method: 'POST',
    headers,
    body,
    signal,
  });
  return content.text();
}

/** What is being typed, as often as typing pauses and leaves something that could be saved. */
function useSettledTyped(): Pick<PagePreview, 'entry' | 'profile'> {
  const { entry, profile } = useTyped() ?? {};
  const text = entry || profile ? JSON.stringify({ entry, profile }) : undefined;
  const [settled] = useDebouncedValue(text, pauseMs);
  const [shown, setShown] = useState<Pick<PagePreview, 'entry' | 'profile'>>({});
  useEffect(() => {
    if (settled === undefined) return;
    const typed: Pick<PagePreview, 'entry' | 'profile'> = JSON.parse(settled);
    if (pagePreview.safeParse({ design: 'published', ...typed }).success) setShown(typed);
  }, [settled]);
  useEffect(() => {
    if (text === undefined) setShown({});
  }, [text]);
  return shown;
}

/** Counts the changes of what is stored: any answer to a write, and whatever an upload brings into the cache. */
function useStoredVersion(): number {
  const client = useQueryClient();
  const [changes, setChanges] = useState(0);
  const [version] = useDebouncedValue(changes, pauseMs / 2);
  useEffect(() => {
    const count = () => setChanges((before) => before + 1);
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.query.queryKey[0] === queryName) return;
      if (event.type === 'updated' && event.action.type === 'success') count();
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') count();
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
  return version;
}
