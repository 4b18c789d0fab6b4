import { createFileRoute } from '@tanstack/react-router';
import { AppButtonDemo } from '../features/developers/app-button-demo';
import { DevelopersOnly } from '../features/developers/developers-only';

export const Route = createFileRoute('/app-button-demo')({
  component: () => (
    <DevelopersOnly>
      <AppButtonDemo />
    </DevelopersOnly>
  ),
});
