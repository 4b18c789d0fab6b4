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

/** Where the objects are and who may reach them. */
export interface S3Options extends Pick<S3ClientConfig, 'endpoint' | 'forcePathStyle' | 'credentials'> {
  region: string;
  bucket: string;
  /** Begins the name of every object; empty, or with a slash at its end. */
  prefix: string;
  /** The bucket's address for people. */
  address: string;
}

// What goes wrong is thrown; the library would say it on the console as well.
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/**
 * Keeps files in a bucket of S3 or of a service that speaks its language. They still arrive on local disk, where they
 * are inspected.
 * @param staging a folder on local disk; it is created
 */
export async function openS3FileStore(options: S3Options, staging: string): Promise<FileStore> {
  const { bucket, prefix, address, ...config } = options;
  const client = new S3Client({
    ...config,
    requestHandler: timeouts,
    logger: silent,
    // The file's own SHA-256 goes along; other services do not know the checksums of newer libraries.
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
          // The bucket may have other things in it, which are not ours to judge.
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

/** Opened before anything is sent: the library waits for a stream that cannot be opened. */
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
