import path from 'node:path';
import type { FileStore } from '../../routers/ports';
import { openDiskFileStore } from '../adapters/disk-file-store';
import type { S3Options } from '../adapters/s3-file-store';
import type { Env } from './env';

/**
 * Opens the configured file store: a bucket if `S3_BUCKET` is set, else a folder in the data directory.
 * @param known keys of some files that the database names, by which a folder is known to be the right one; left out
 * if nothing is to be changed
 */
export async function openFileStore(env: Env, known?: string[]): Promise<FileStore> {
  const options = s3Options(env);
  if (!options) return openDiskFileStore(env.DATA_DIR, known);
  // A large library that most installations do not need.
  const { openS3FileStore } = await import('../adapters/s3-file-store');
  return openS3FileStore(options, path.join(env.DATA_DIR, 'staging'));
}

const defaultRegion = 'us-east-1';

function s3Options(env: Env): S3Options | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = defaultRegion } = env;
  if (!bucket) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    bucket,
    region,
    prefix: env.S3_PREFIX ? `${env.S3_PREFIX}/` : '',
    address: endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    // On self-hosted services, bucket names are seldom host names.
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}
