import { createFileRoute } from '@tanstack/react-router';
import { DesignScreen } from '../features/design/design-screen';

export const Route = createFileRoute('/design')({ component: DesignScreen });
