import { createFileRoute } from '@tanstack/react-router';
import { Landing } from '../features/landing/landing';

export const Route = createFileRoute('/landing')({ component: Landing });
