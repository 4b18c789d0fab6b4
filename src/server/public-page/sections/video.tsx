import type { PublicPortfolio } from '../../../../db/public-projection';
import { Section } from '../parts';

interface VideoIntroductionProps {
  video: PublicPortfolio['video'];
  /** Whose video it is. */
  name: string;
}

/** The owner in person; nothing but the file's length is loaded before somebody plays it. */
export function VideoIntroduction({ video, name }: VideoIntroductionProps) {
  if (!video) return null;
  return (
    <Section id="video" title="In person">
      {/* biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions */}
      <video
        src={`/api/video/${video.id}`}
        controls
        playsInline
        preload="metadata"
        aria-label={`Video introduction of ${name}`}
      />
    </Section>
  );
}
