/** The address of the worker that typesets documents, which is beside this file in the sources and in the build. */
export const typesettingWorkerAddress = new URL(
  `./typesetting-worker.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);
