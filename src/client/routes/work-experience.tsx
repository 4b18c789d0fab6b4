import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/work-experience')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/work-experience"!</div>;
}
