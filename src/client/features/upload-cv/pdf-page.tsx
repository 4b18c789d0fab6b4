import { VisuallyHidden } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './preview.module.css';

// More pixels than this on one canvas make phones run out of memory.
const maxPixels = 8_000_000;

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** The aspect ratio to use until the page has loaded. */
  ratio: number;
  filename: string;
  overlay?: PageOverlay | undefined;
}

/** What lies over a page. @param size of the page, in points */
export type PageOverlay = (number: number, size: { width: number; height: number }) => ReactNode;

/** One page, drawn when it comes into view, with its text for screen readers. */
export function PdfPage({ document, number, width, ratio, filename, overlay }: PdfPageProps) {
  const { ref, entry } = useIntersection({ rootMargin: '50%' });
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true);
  }, [entry]);
  const { page, text } = usePage(wasSeen || overlay ? document : undefined, number);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (page && canvas.current ? draw(page, canvas.current, width) : undefined), [page, width]);

  const viewport = page?.getViewport({ scale: 1 });
  const shape = viewport ? viewport.width / viewport.height : ratio;
  const label = `${filename}, page ${number} of ${document.numPages}`;
  return (
    <section ref={ref} className={classes.page} style={{ aspectRatio: shape }} aria-label={label}>
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
      {viewport && overlay?.(number, viewport)}
    </section>
  );
}

function usePage(document: PDFDocumentProxy | undefined, number: number) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    async function load() {
      const loaded = await document?.getPage(number);
      if (isGone || !loaded) return;
      setPage(loaded);
      const { items } = await loaded.getTextContent();
      if (!isGone)
        setText(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    // A page that cannot be read stays blank; the others are still shown.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [document, number]);
  return { page, text };
}

/** Starts drawing a page at the screen's resolution. @returns a function that cancels it */
function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): () => void {
  const base = page.getViewport({ scale: 1 });
  const sharp = (width / base.width) * (window.devicePixelRatio || 1);
  const scale = Math.min(sharp, Math.sqrt(maxPixels / (base.width * base.height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  task.promise.catch(() => undefined);
  return () => task.cancel();
}
