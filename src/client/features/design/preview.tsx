import { Alert, Button, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { withQuery } from '../../../contracts/page-queries';
import classes from './preview.module.css';

const devices = {
  desktop: { label: 'Desktop', width: 1280 },
  phone: { label: 'Phone', width: 390 },
};
type Device = keyof typeof devices;
const deviceKeys: Device[] = ['desktop', 'phone'];

interface PreviewProps {
  slug: string;
  /** Changes with every state of the page that is to be shown. */
  version: string;
  /** @param accent as the page shows it */
  onShown: (accent: string) => void;
}

/** The real page in the draft of its design. A new version replaces the old one once it has loaded. */
export function Preview({ slug, version, onShown }: PreviewProps) {
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop',
  );
  const [attempt, setAttempt] = useState(0);
  const { ref, width, height } = useElementSize();
  const wanted = `${slug} ${version} ${attempt}`;
  const [shown, setShown] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const frames = useRef(new Map<string, HTMLIFrameElement>());

  function handleLoad(key: string) {
    if (key !== wanted) return;
    const page = frames.current.get(key)?.contentWindow;
    setBroken(!page?.document.getElementById('content'));
    if (!page) return;
    const before = shown === undefined ? undefined : frames.current.get(shown)?.contentWindow;
    if (before) page.scrollTo({ top: before.scrollY, behavior: 'instant' });
    stayHere(page.document);
    setShown(key);
    onShown(page.getComputedStyle(page.document.documentElement).getPropertyValue('--accent').trim());
  }

  const { width: pageWidth } = devices[device];
  const scale = width > 0 ? Math.min(1, width / pageWidth) : 1;
  const keys = [...new Set([shown, wanted].filter((key) => key !== undefined))];
  return (
    <section className={classes.preview} aria-label="Preview">
      <SegmentedControl
        className={classes.device}
        aria-label="Width of the preview"
        data={deviceKeys.map((value) => ({ value, label: devices[value].label }))}
        value={device}
        onChange={(value) => setDevice(deviceKeys.find((key) => key === value) ?? 'desktop')}
      />
      {isBroken && (
        <Alert color="red" role="alert" icon={<IconCloudOff aria-hidden />} title="The preview did not load">
          <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Alert>
      )}
      <div ref={ref} className={classes.stage} aria-busy={shown !== wanted}>
        {keys.map((key) => (
          <iframe
            key={key}
            ref={(frame) => {
              if (frame) frames.current.set(key, frame);
              else frames.current.delete(key);
            }}
            className={classes.frame}
            title={key === (shown ?? wanted) ? 'Your page as a draft' : 'The next draft'}
            src={withQuery(`/profile/${slug}`, 'design', 'draft')}
            data-shown={key === (shown ?? wanted)}
            tabIndex={key === (shown ?? wanted) ? undefined : -1}
            aria-hidden={key !== (shown ?? wanted)}
            style={{
              width: pageWidth,
              height: height / scale,
              transform: `translateX(${Math.max(0, (width - pageWidth * scale) / 2)}px) scale(${scale})`,
            }}
            onLoad={() => handleLoad(key)}
          />
        ))}
      </div>
    </section>
  );
}

/** Disables all links in the page, so that it keeps showing the draft. */
function stayHere(page: Document): void {
  for (const link of page.querySelectorAll('a:not([href^="#"])')) {
    link.addEventListener('click', (event) => event.preventDefault());
  }
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}
