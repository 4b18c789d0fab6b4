import { useEffect, useState } from 'react';
import type { PagesProps } from './pdf-pages';
import classes from './preview.module.css';
import { Waiting } from './waiting';

/** A DOCX as a web page in a frame of its own, in which no script runs and nothing is loaded. */
export function DocxPage({ bytes, filename, onUnreadable }: PagesProps) {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let isGone = false;
    convert(bytes).then(
      (html) => !isGone && setPage(html),
      () => !isGone && onUnreadable(),
    );
    return () => {
      isGone = true;
    };
  }, [bytes, onUnreadable]);
  if (page === undefined) return <Waiting />;
  return <iframe className={classes.frame} sandbox="" srcDoc={page} title={`Preview of ${filename}`} />;
}

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const style = `
  :root { color-scheme: light; }
  body { max-width: 46rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 3.5rem); background: #fff; color: #1f1f1f;
         font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
  h1, h2, h3, h4 { line-height: 1.25; margin: 1.4em 0 0.4em; }
  img { max-width: 100%; height: auto; }
  table { border-collapse: collapse; max-width: 100%; }
  td, th { padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; text-align: start; }
  a { color: #393894; pointer-events: none; }
`;

async function convert(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes.slice().buffer });
  return `<!doctype html><html lang=""><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style>${style}</style></head><body>${value}</body></html>`;
}
