import { createFileRoute } from '@tanstack/react-router';
import { VideoIntro } from '../features/video-intro/video-intro';

export const Route = createFileRoute('/video-intro-v2')({ component: VideoIntro });
