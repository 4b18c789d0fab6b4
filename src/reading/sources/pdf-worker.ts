import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Lets pdf.js decode in this thread, without loading a file of its own for it. */
export function decodeInThisThread(): void {
  Object.assign(globalThis, { pdfjsWorker: worker });
}
