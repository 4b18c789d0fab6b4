import { createFileRoute } from '@tanstack/react-router';
import { ToLanding } from '../features/entrance/to-landing';

export const Route = createFileRoute('/landing')({ component: ToLanding });
