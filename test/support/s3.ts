import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** The configuration that leads to the bucket, as an operator would set it. */
export interface TestBucket {
  env: Record<string, string>;
  stop(): Promise<void>;
}

const name = 'storyfolio-test';

/** Starts a local S3 service with one empty bucket. @param parent of its folder */
export async function startTestBucket(parent = os.tmpdir()): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(parent, 'storyfolio-s3-'));
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const address: AddressInfo = await service.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'files',
    },
    stop: async () => {
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
