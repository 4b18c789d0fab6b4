import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect } from 'vitest';
import type { FileStore } from '../../src/routers/ports';
import { openDiskFileStore } from '../../src/server/adapters/disk-file-store';
import { readEnv } from '../../src/server/process/env';
import { openFileStore } from '../../src/server/process/file-store';
import { startTestBucket } from './s3';

/** Opens the kind of file store that TEST_FILE_STORE names: `s3` for a bucket on this machine, else a folder. */
export function useTestFiles(): (directory: string) => Promise<FileStore> {
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const stop of cleanups) await stop();
  });
  return async (directory) => {
    if (process.env.TEST_FILE_STORE !== 's3') return openDiskFileStore(directory, []);
    // In the data directory, so that tests that search it also find the bucket's content.
    const { env, stop } = await startTestBucket(directory);
    cleanups.push(stop);
    return openFileStore(readEnv({ ...env, DATA_DIR: directory }), []);
  };
}

interface Parts {
  files: FileStore;
  dataDirectory: string;
}

/** The keys of all kept files, in any kind of store, once none is arriving any more. */
export async function listFiles({ files, dataDirectory }: Parts): Promise<string[]> {
  // An answer may be sent before its staged file is discarded.
  await expect.poll(() => readdir(path.join(dataDirectory, 'staging'))).toEqual([]);
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys;
}

/** The contents of all kept files. */
export async function readFiles({ files }: Parts): Promise<Buffer[]> {
  const contents: Buffer[] = [];
  for await (const { key } of files.list()) contents.push(await buffer(await files.open(key)));
  return contents;
}
