import { createRootRoute } from '@tanstack/react-router';
import { Entrance } from '../features/entrance/entrance';

export const Route = createRootRoute({ component: Entrance });
