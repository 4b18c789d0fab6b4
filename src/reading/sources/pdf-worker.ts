import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Lets pdf.js decode in this thread, instead of loading a separate worker file. */
export function decodeInThisThread(): void {
  Object.assign(globalThis, { pdfjsWorker: worker });
}
