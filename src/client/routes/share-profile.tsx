import { createFileRoute } from '@tanstack/react-router';
import { ShareScreen } from '../features/share/share-screen';

export const Route = createFileRoute('/share-profile')({ component: ShareScreen });
