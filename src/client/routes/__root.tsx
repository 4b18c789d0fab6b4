import { createRootRoute } from '@tanstack/react-router';
import { Entrance } from '../features/shell/entrance';

export const Route = createRootRoute({ component: Entrance });
