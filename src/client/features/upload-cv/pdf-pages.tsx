import { useElementSize } from '@mantine/hooks';
import * as pdfjs from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { type PageOverlay, PdfPage } from './pdf-page';
import classes from './preview.module.css';
import { Waiting } from './waiting';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

export interface PagesProps {
  bytes: Uint8Array<ArrayBuffer>;
  filename: string;
  /** Called when the bytes are not a document that can be shown. */
  onUnreadable: () => void;
}

interface PdfPagesProps extends PagesProps {
  overlay?: PageOverlay | undefined;
}

interface Opened {
  document: pdfjs.PDFDocumentProxy;
  /** Width by height of the first page, which most other pages share. */
  ratio: number;
}

/** All pages of a PDF, one below the other, as wide as there is room. */
export function PdfPages({ bytes, filename, onUnreadable, overlay }: PdfPagesProps) {
  const opened = useDocument(bytes, onUnreadable);
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.pages}>
      {opened && width > 0 ? (
        Array.from({ length: opened.document.numPages }, (_, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other identity than its number
            key={index}
            document={opened.document}
            number={index + 1}
            width={width}
            ratio={opened.ratio}
            filename={filename}
            overlay={overlay}
          />
        ))
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function useDocument(bytes: Uint8Array<ArrayBuffer>, onUnreadable: () => void): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isGone = false;
    // A copy, because the buffer is transferred to the worker.
    const task = pdfjs.getDocument({ data: bytes.slice(), isEvalSupported: false });
    async function open() {
      const document = await task.promise;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!isGone) setOpened({ document, ratio: width / height });
    }
    open().catch(() => {
      if (!isGone) onUnreadable();
    });
    return () => {
      isGone = true;
      setOpened(undefined);
      void task.destroy();
    };
  }, [bytes, onUnreadable]);
  return opened;
}
