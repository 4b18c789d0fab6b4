import { Alert, Button, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PagePreview } from '../../../contracts/page-preview';
import { useShownLanguage } from '../page-settings/use-shown-language';
import { type Place, placeOf } from './places';
import classes from './preview.module.css';
import { usePage } from './use-page';

const devices = {
  desktop: { label: 'Desktop', width: 1280 },
  phone: { label: 'Phone', width: 390 },
};
type Device = keyof typeof devices;
const deviceKeys: Device[] = ['desktop', 'phone'];

interface PreviewProps extends Pick<PagePreview, 'design' | 'isContactShown'> {
  /** Whether a phone's width is easier to read at first. */
  isNarrow?: boolean;
  /** Selects what is brought into sight, as soon as the page has it. */
  lookAt?: string;
  /** @param accent as the page shows it */
  onShown?: (accent: string) => void;
  /** A press on the page that leads to what is edited elsewhere; without it, the page only shows itself. */
  onPress?: (place: Place) => void;
  /** Beside the switch of the width. */
  children?: ReactNode;
}

/** The real page as it would be. A new state of it replaces the old one once it has loaded. */
export function Preview({
  design,
  isContactShown,
  isNarrow,
  lookAt,
  onShown,
  onPress,
  children,
}: PreviewProps) {
  const [device, setDevice] = useState<Device>(() =>
    isNarrow || window.matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop',
  );
  const { language, languageChoice } = useShownLanguage({ 'aria-label': 'Language of the preview' });
  const {
    html: wanted,
    hasFailed,
    retry,
  } = usePage({ design, ...(isContactShown && { isContactShown }), ...(language && { language }) });
  const { ref, width, height } = useElementSize();
  const [shown, setShown] = useState<string>();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const press = useRef(onPress);
  press.current = onPress;
  const seen = useRef<string>(undefined);

  function handleLoad(html: string) {
    const page = frames.current.get(html)?.contentWindow;
    if (html !== wanted || !page?.document.getElementById('content')) return;
    const before = shown === undefined ? undefined : frames.current.get(shown)?.contentWindow;
    layOut(page.document);
    if (before) page.scrollTo({ top: before.scrollY, behavior: 'instant' });
    listen(page.document, onPress && ((place) => press.current?.(place)));
    setShown(html);
    onShown?.(page.getComputedStyle(page.document.documentElement).getPropertyValue('--accent').trim());
  }

  // What is edited comes into sight once, wherever its owner scrolls afterwards.
  useEffect(() => {
    if (shown === undefined || lookAt === seen.current) return;
    const target = lookAt && frames.current.get(shown)?.contentWindow?.document.querySelector(lookAt);
    if (!target) return;
    target.closest('details')?.setAttribute('open', '');
    const block = target.matches('[data-entry]') ? 'center' : 'start';
    target.scrollIntoView({ block, behavior: seen.current === undefined ? 'instant' : 'smooth' });
    seen.current = lookAt;
  }, [lookAt, shown]);

  const { width: pageWidth } = devices[device];
  const scale = width > 0 ? Math.min(1, width / pageWidth) : 1;
  const pages = [...new Set([shown, wanted].filter((html) => html !== undefined))];
  return (
    <section className={classes.preview} aria-label="Preview">
      <div className={classes.head}>
        <SegmentedControl
          className={classes.device}
          aria-label="Width of the preview"
          data={deviceKeys.map((value) => ({ value, label: devices[value].label }))}
          value={device}
          onChange={(value) => setDevice(deviceKeys.find((key) => key === value) ?? 'desktop')}
        />
        {languageChoice}
        {children}
      </div>
      {hasFailed && (
        <Alert color="red" role="alert" icon={<IconCloudOff aria-hidden />} title="The preview did not load">
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      <div ref={ref} className={classes.stage} aria-busy={shown === undefined || shown !== wanted}>
        {pages.map((html) => {
          const isShown = html === (shown ?? wanted);
          return (
            <iframe
              key={html}
              ref={(frame) => {
                if (frame) frames.current.set(html, frame);
                else frames.current.delete(html);
              }}
              className={classes.frame}
              title={isShown ? 'Your page' : 'Your page in a moment'}
              srcDoc={html}
              data-shown={isShown}
              tabIndex={isShown ? undefined : -1}
              aria-hidden={!isShown}
              style={{
                width: pageWidth,
                height: height / scale,
                transform: `translateX(${Math.max(0, (width - pageWidth * scale) / 2)}px) scale(${scale})`,
              }}
              onLoad={() => handleLoad(html)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Lays out what the page postpones, so that it is as long as it will be. */
function layOut(page: Document): void {
  for (const body of page.querySelectorAll('.section-body')) body.classList.add('laid-out');
}

const pressable = `
  [data-entry], [data-part], .hero { cursor: pointer; }
  [data-entry]:hover { outline: 2px solid var(--accent); outline-offset: 0.5rem; border-radius: 0.125rem; }
`;

/** A press leads nowhere in the page itself, but for what folds and plays in place. */
function listen(page: Document, onPress: ((place: Place) => void) | undefined): void {
  if (onPress) {
    const style = page.createElement('style');
    style.textContent = pressable;
    page.head.append(style);
  }
  const handlePress = (event: Event) => {
    const { target } = event;
    if (!isElement(target) || target.closest('summary, video')) return;
    event.preventDefault();
    event.stopPropagation();
    const within = target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1);
    if (within) return page.getElementById(within)?.scrollIntoView();
    const place = placeOf(target);
    if (place) onPress?.(place);
  };
  page.addEventListener('click', handlePress, { capture: true });
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** Of whichever document, each of which has classes of its own. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;
