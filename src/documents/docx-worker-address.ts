/** The address of the worker that makes Word documents, which is beside this file in the sources and in the build. */
export const docxWorkerAddress = new URL(
  `./docx-worker.${import.meta.filename.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);
