/** The address of the worker that makes Word documents, beside this file in the sources and in the product. */
export const docxWorkerAddress = new URL(
  `./docx-worker.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);
