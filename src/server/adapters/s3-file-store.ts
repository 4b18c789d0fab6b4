import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  FileMissingError,
  type FileStore,
  FileStoreError,
  type StagedFile,
  StorageFullError,
} from '../../routers/ports';
import { asStorageError, openStaging } from './staging';

/** The bucket and its credentials. */
export interface S3Options extends Pick<S3ClientConfig, 'endpoint' | 'forcePathStyle' | 'credentials'> {
  region: string;
  bucket: string;
  /** The prefix of every object key: empty, or ending in a slash. */
  prefix: string;
  /** The bucket's readable address. */
  address: string;
}

// Errors are thrown; the library would also print them.
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/**
 * Stores files in a bucket of S3 or a compatible service. Uploads are still staged on local disk, where they
 * are inspected.
 * @param staging a local folder; created if missing
 */
export async function openS3FileStore(options: S3Options, staging: string): Promise<FileStore> {
  const { bucket, prefix, address, ...config } = options;
  const client = new S3Client({
    ...config,
    requestHandler: timeouts,
    logger: silent,
    // Sends the file's own SHA-256; compatible services do not support the library's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const arriving = await openStaging(staging);

  return {
    ...arriving,
    address,

    async keep(file, key) {
      const body = await openToRead(file);
      const checksum = Buffer.from(file.sha256, 'hex').toString('base64');
      const content = { Body: body, ContentLength: file.size, ChecksumSHA256: checksum };
      const broken = new AbortController();
      body.on('error', (error) => broken.abort(error));
      const command = new PutObjectCommand({ ...object(key), ...content });
      await client
        .send(command, { abortSignal: broken.signal })
        .catch(refuse)
        .finally(() => body.destroy());
      await arriving.discard(file);
    },

    async open(key, range) {
      const command = new GetObjectCommand({
        ...object(key),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      });
      const found = await client.send(command).catch(unlessMissing);
      if (found?.Body instanceof Readable) return found.Body;
      throw new FileMissingError(`The file ${key} is not in the store.`);
    },

    async find(key) {
      const found = await client.send(new HeadObjectCommand(object(key))).catch(unlessMissing);
      return found && toKeptFile(key, found.ContentLength, found.LastModified);
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(object(key))).catch(unlessMissing);
    },

    async *list() {
      let after: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after });
        const { Contents = [], NextContinuationToken } = await client.send(page).catch(refuse);
        for (const { Key = '', Size, LastModified } of Contents) {
          const key = Key.slice(prefix.length);
          // The bucket may hold other objects, which are not ours.
          if (generatedKey.test(key)) yield toKeptFile(key, Size, LastModified);
        }
        after = NextContinuationToken;
      } while (after);
    },

    async check() {
      await arriving.check();
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch(refuse);
    },
  };
}

/** Opened before sending: the library waits forever for a stream that fails to open. */
async function openToRead(file: StagedFile): Promise<Readable> {
  const handle = await open(file.path).catch((error: unknown) => {
    throw asStorageError(error);
  });
  return handle.createReadStream();
}

const generatedKey = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const toKeptFile = (key: string, size = 0, changedAt = new Date(0)) => ({
  key,
  size,
  changedAt: changedAt.toISOString(),
});

const fullCodes = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded']);

function refuse(error: unknown): never {
  if (!(error instanceof S3ServiceException)) {
    throw new FileStoreError('The S3 service cannot be reached.', { cause: error });
  }
  if (fullCodes.has(error.name) || error.$metadata.httpStatusCode === 507) {
    throw new StorageFullError('The bucket has no room for the file.', { cause: error });
  }
  throw new FileStoreError(`The S3 service refuses: ${error.name}.`, { cause: error });
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
    if (error.name !== 'NoSuchBucket') return undefined;
  }
  refuse(error);
}
