import { createFileRoute } from '@tanstack/react-router';
import { BesidePage } from '../features/preview/beside-page';
import { VideoIntro } from '../features/video-intro/video-intro';

export const Route = createFileRoute('/video-intro-v2')({
  component: () => (
    <BesidePage part="video">
      <VideoIntro />
    </BesidePage>
  ),
});
