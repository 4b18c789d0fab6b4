import { createFileRoute } from '@tanstack/react-router';
import { AppIconDemo } from '../features/developers/app-icon-demo';
import { DevelopersOnly } from '../features/developers/developers-only';

export const Route = createFileRoute('/app-icon-demo')({
  component: () => (
    <DevelopersOnly>
      <AppIconDemo />
    </DevelopersOnly>
  ),
});
