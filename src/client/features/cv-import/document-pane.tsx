import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconFileText } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type Cv, cvTypes } from '../../../contracts/cv';
import { useFileBytes } from '../../api/use-file-bytes';
import { Waiting } from '../upload-cv/waiting';
import classes from './document-pane.module.css';
import { LineList } from './line-list';
import { PointedAt } from './pointed-at';
import { linesOnPage, type ReadLine } from './source-lines';

const PdfPages = lazy(() => import('../upload-cv/pdf-pages').then(({ PdfPages }) => ({ default: PdfPages })));

interface DocumentPaneProps {
  filename: string;
  /** Undefined for a file that is not kept. */
  cv: Cv | undefined;
  lines: ReadLine[];
  /** What the parts of the review are called. */
  names: ReadonlyMap<string, string>;
}

/** The document, whose lines are highlighted with what was read from them. On a phone it is folded away. */
export function DocumentPane({ filename, cv, lines, names }: DocumentPaneProps) {
  const isPhone = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const pane = useRef<HTMLDivElement>(null);
  /** Scrolls only the document, not the screen around it. */
  const reveal = useCallback((line: HTMLElement) => {
    const box = pane.current;
    if (!box) return;
    const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    const top = box.scrollTop + inner.top - outer.top - outer.height / 3;
    box.scrollTo({
      top,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, []);
  const isShown = !isPhone || isOpen;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <aside className={classes.aside} aria-label={`The document ${filename}`} data-open={isShown || undefined}>
      {isPhone ? (
        <Button
          variant="default"
          fullWidth
          justify="space-between"
          leftSection={<IconFileText size={18} aria-hidden />}
          rightSection={<Chevron size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the document' : 'Show the document'}
        </Button>
      ) : (
        <Text fw={600} size="sm" className={classes.name}>
          <IconFileText size={18} aria-hidden />
          {filename}
        </Text>
      )}
      <div id={contentId} ref={pane} className={classes.content} hidden={!isShown}>
        {isShown && <Content cv={cv} filename={filename} lines={lines} reveal={reveal} />}
      </div>
      {isShown && <PointedAt names={names} />}
    </aside>
  );
}

interface ContentProps extends Omit<DocumentPaneProps, 'names'> {
  reveal: (line: HTMLElement) => void;
}

function Content({ cv, filename, lines, reveal }: ContentProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const fail = useCallback(() => setUnreadable(true), []);
  const hasPages = cv?.contentType === cvTypes.pdf;
  const file = useFileBytes(cv?.fileUrl ?? '', hasPages);
  if (!hasPages || isUnreadable || file.isError) return <TextLines lines={lines} reveal={reveal} />;
  if (!file.data) return <Waiting />;
  const overlay = (page: number, size: PageSize) => <PageLines {...{ lines, reveal, page, size }} />;
  return (
    <Suspense fallback={<Waiting />}>
      <PdfPages bytes={file.data} filename={filename} onUnreadable={fail} overlay={overlay} />
    </Suspense>
  );
}

interface PageSize {
  width: number;
  height: number;
}

interface PageLinesProps extends Pick<ContentProps, 'lines' | 'reveal'> {
  page: number;
  size: PageSize;
}

/** The lines of a page over its picture. */
function PageLines({ lines, reveal, page, size }: PageLinesProps): ReactNode {
  const placed = useMemo(() => linesOnPage(lines, page), [lines, page]);
  if (placed.length === 0) return null;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <LineList
      label={`Lines of page ${page} that were read`}
      lines={placed}
      className={classes.overlay}
      onLit={reveal}
      renderLine={({ x, y, width, height }) => ({
        className: classes.mark,
        style: {
          left: share(x, size.width),
          top: share(y, size.height),
          width: share(width, size.width),
          height: share(height, size.height),
        },
      })}
    />
  );
}

/** The text of a document that has no pages to show. */
function TextLines({ lines, reveal }: Pick<ContentProps, 'lines' | 'reveal'>) {
  return (
    <LineList
      label="Lines of the document"
      lines={lines}
      className={classes.text}
      onLit={reveal}
      renderLine={({ line }) => ({ className: classes.line, content: line.text })}
    />
  );
}
