import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Logo } from '../../ui/logo';

export function LandingHeader({ exampleUrl }: { exampleUrl: string | undefined }) {
  return (
    <Group component="header" justify="space-between" wrap="nowrap" py="lg">
      <Logo />
      <Group component="nav" gap="xs" wrap="nowrap" aria-label="Storyfolio">
        <Button component="a" href="#how" variant="subtle" color="gray" c="inherit" visibleFrom="sm">
          How it works
        </Button>
        {exampleUrl && (
          <Button component="a" href={exampleUrl} variant="subtle" color="gray" c="inherit" visibleFrom="sm">
            Example
          </Button>
        )}
        <Button renderRoot={(props) => <Link {...props} to="/login" />} variant="default">
          Sign In
        </Button>
      </Group>
    </Group>
  );
}
