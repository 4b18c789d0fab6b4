import { createFileRoute } from '@tanstack/react-router';
import { GalleryScreen } from '../features/gallery/gallery';

export const Route = createFileRoute('/gallery')({ component: GalleryScreen });
