import type { TestProject } from 'vitest/node';
import { createTemplate, dropTestRun, nameTestRun, startTestServer, type TestRun } from './test-databases';

declare module 'vitest' {
  interface ProvidedContext {
    testRun: TestRun;
  }
}

/** Vitest's global setup: one server and one migrated template for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  console.log(`Tests run on ${server.description}.`);
  const run = nameTestRun(server.connectionString);
  const tearDown = async () => {
    await dropTestRun(run);
    await server.stop();
  };
  await createTemplate(run).catch(async (error: unknown) => {
    await tearDown();
    throw error;
  });
  project.provide('testRun', run);
  return tearDown;
}
