import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../../db/client';
import { startEmbeddedDatabase } from '../../db/embedded-postgres';
import type { FileStore } from '../../src/routers/ports';
import { readEnv } from '../../src/server/process/env';
import { openFileStore } from '../../src/server/process/file-store';
import { startTestApp, type TestApp } from './app';
import { createTestDatabase } from './database';
import { startTestBucket } from './s3';
import { dropDatabase, runSql, toDatabase } from './test-databases';

export interface TestInstallation {
  connectionString: string;
  database: Database;
  files: FileStore;
  folder: string;
}

/** Creates installations, which are deleted after the file's tests. */
export function useInstallations() {
  const cleanups: (() => Promise<void>)[] = [];
  const later = (cleanup: () => Promise<unknown>) => cleanups.unshift(async () => void (await cleanup()));
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-test-'));
    later(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  /** On the tests' server; its user owns the database and has no other rights. */
  async function newDatabase(): Promise<string> {
    const { connectionString, prefix } = inject('testRun');
    const name = `${prefix}${randomBytes(6).toString('hex')}`;
    await runSql(connectionString, `create role ${name} login password '${name}'`);
    await runSql(connectionString, `create database ${name} owner ${name}`);
    later(async () => {
      await dropDatabase(connectionString, name);
      await runSql(connectionString, `drop role ${name}`);
    });
    return toDatabase(connectionString, name).replace(/\/\/[^@/]*@/, `//${name}:${name}@`);
  }

  async function newEmbedded(folder: string): Promise<string> {
    const directory = path.join(folder, 'postgres');
    const { connectionString, stop } = await startEmbeddedDatabase({ directory, fsync: false });
    later(stop);
    return connectionString;
  }

  async function newFiles(folder: string, isInBucket: boolean): Promise<FileStore> {
    const bucket = isInBucket ? await startTestBucket(folder) : undefined;
    if (bucket) later(bucket.stop);
    return openFileStore(readEnv({ ...bucket?.env, DATA_DIR: folder }), []);
  }

  async function newInstallation(where: { embedded?: true; s3?: true } = {}): Promise<TestInstallation> {
    const folder = await newFolder();
    const connectionString = where.embedded ? await newEmbedded(folder) : await newDatabase();
    const database = openDatabase(connectionString, { maxConnections: 3 });
    later(database.close);
    return { connectionString, database, files: await newFiles(folder, where.s3 === true), folder };
  }

  /** An installation with empty tables. */
  async function newMigrated(): Promise<TestInstallation> {
    const folder = await newFolder();
    const { drop, ...database } = await createTestDatabase();
    later(drop);
    return { ...database, files: await newFiles(folder, false), folder };
  }

  /** Starts the server on an installation. */
  async function serve({ folder, ...home }: TestInstallation): Promise<TestApp> {
    const { app, stop } = await startTestApp({ ...home, dataDirectory: folder });
    later(stop);
    return app;
  }

  return { newInstallation, newMigrated, serve };
}
