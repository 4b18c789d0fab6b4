import { storageConfig } from '../../contracts/storage';
import { rest } from '../rest-meta';
import { publicProcedure, router } from '../trpc';

export const storageRouter = router({
  config: publicProcedure
    .meta(rest('GET /supabase-config', 'Whether files can be stored, and where the storage is'))
    .output(storageConfig)
    .query(async ({ ctx: { files, origin } }) => {
      const isReady = await files.check().then(
        () => true,
        () => false,
      );
      return { hasConfig: isReady, url: files.address ?? `${origin}/api/files`, anonKey: '' };
    }),
});
