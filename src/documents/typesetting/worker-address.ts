/** The address of the worker that typesets documents, beside this file in the sources and in the product. */
export const typesettingWorkerAddress = new URL(
  `./typesetting-worker.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);
