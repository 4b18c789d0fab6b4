import { createFileRoute } from '@tanstack/react-router';
import { VideoIntro } from '../features/video-intro/video-intro';

export const Route = createFileRoute('/video-intro')({ component: VideoIntro });
