/** The address of the worker that reads documents, which is beside this file in the sources and in the build. */
export const readingWorkerAddress = new URL(
  `./reading-worker.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);
