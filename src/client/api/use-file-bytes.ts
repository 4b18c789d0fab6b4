import { useQuery } from '@tanstack/react-query';
import { fetchFile } from './fetch-file';

/** A file's bytes, kept in memory only while they are shown. */
export function useFileBytes(url: string, enabled: boolean) {
  return useQuery({
    queryKey: ['file', url],
    queryFn: async ({ signal }) => {
      const { content } = await fetchFile(url, { signal });
      return new Uint8Array(await content.arrayBuffer());
    },
    enabled,
    gcTime: 0,
  });
}
