/** The address of the worker that reads documents, beside this file in the sources and in the product. */
export const readingWorkerAddress = new URL(
  `./reading-worker.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);
