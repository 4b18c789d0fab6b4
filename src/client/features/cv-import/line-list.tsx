import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { goToPart, usePointing } from './pointing';
import type { ReadLine } from './source-lines';

interface LineListProps<L extends ReadLine> {
  label: string;
  lines: L[];
  className: string | undefined;
  /** Scrolls a highlighted line into view. */
  onLit: (element: HTMLElement) => void;
  /** What stands for a line. */
  renderLine: (line: L) => { className?: string | undefined; style?: object; content?: ReactNode };
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Lines of the document: pointing at one highlights what was read from it, and choosing it goes there. */
export function LineList<L extends ReadLine>({
  label,
  lines,
  className,
  onLit,
  renderLine,
}: LineListProps<L>) {
  const listId = useId();
  const { ids, from, point, pointerProps } = usePointing();
  /** The line that the arrow keys are at. */
  const [active, setActive] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const idOf = (index: number) => `${listId}-${index}`;
  const goAlong = (line: L | undefined) => point({ ids: line?.parts ?? [], from: 'keys in document' });
  const isLit = ({ parts }: L) => parts.some((part) => ids.includes(part));

  const firstLit = from === 'entries' ? lines.findIndex(isLit) : -1;
  useEffect(() => {
    const element = list.current?.children[firstLit];
    if (element instanceof HTMLElement) onLit(element);
  }, [firstLit, onLit]);

  /** A pressed line takes the focus itself, and is highlighted already; the page must not scroll under it. */
  function handleFocus({ target, currentTarget }: FocusEvent) {
    setHasFocus(true);
    if (target === currentTarget) goAlong(lines[active]);
    else setActive(Math.max(0, [...currentTarget.children].indexOf(target)));
  }

  /** Goes there as the keys do, which shows what is folded. */
  function handleClick(line: L) {
    const [part] = line.parts;
    if (!part) return;
    flushSync(() => goAlong(line));
    goToPart(part);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const line = lines[active];
    if (event.key === 'Enter' && line?.parts[0]) return goToPart(line.parts[0]);
    if (!step) return;
    event.preventDefault();
    const next = step(active, lines.length - 1);
    setActive(next);
    goAlong(lines[next]);
    const element = list.current?.children[next];
    if (element instanceof HTMLElement) onLit(element);
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={hasFocus ? idOf(active) : undefined}
      className={className}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={() => setHasFocus(false)}
    >
      {lines.map((line, index) => {
        const { content, ...look } = renderLine(line);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus, and its keys do the same
          <div
            key={line.key}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={hasFocus && index === active}
            aria-label={line.line.text}
            data-lit={isLit(line) || undefined}
            data-active={(hasFocus && index === active) || undefined}
            {...pointerProps({ ids: line.parts, from: 'pointer in document' })}
            onClick={() => handleClick(line)}
            {...look}
            data-heading={line.parts.length === 0 || undefined}
          >
            {content}
          </div>
        );
      })}
    </div>
  );
}
