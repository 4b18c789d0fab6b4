import { Anchor, Button, Container, Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../trpc';
import { Logo } from '../../ui/logo';
import { Features } from './features';
import classes from './landing.module.css';
import { PortfolioSketch } from './portfolio-sketch';
import { SignUpBox } from './sign-up-box';

/** What a visitor sees who is not signed in. */
export function Landing() {
  useDocumentTitle('Storyfolio · Your story, beautifully told');
  const exampleUrl = trpc.profile.example.useQuery().data?.url;
  return (
    <div className={classes.page}>
      <Container size="lg">
        <Group component="header" justify="space-between" py="lg">
          <Logo />
          <Group component="nav" gap="xs" aria-label="Storyfolio">
            {exampleUrl && (
              <Button component="a" href={exampleUrl} variant="subtle" visibleFrom="xs">
                Example
              </Button>
            )}
            <Button component={Link} to="/login" variant="default">
              Sign In
            </Button>
          </Group>
        </Group>
        <section className={classes.hero} aria-labelledby="promise">
          <div className={classes.pitch}>
            <Text className={classes.kicker}>For people who are more than one page</Text>
            <Title id="promise" order={1} className={classes.promise}>
              Your story, beautifully told
            </Title>
            <Text fz="lg" c="dimmed" maw="34rem">
              Upload the CV you have. Storyfolio turns it into a portfolio page that an employer reads to the
              end: your work, your skills, the people who vouch for you.
            </Text>
            <SignUpBox id="start" />
            {exampleUrl && (
              <Text size="sm" c="dimmed">
                Or look at{' '}
                <Anchor href={exampleUrl} underline="always">
                  a finished portfolio
                </Anchor>{' '}
                first.
              </Text>
            )}
          </div>
          <PortfolioSketch />
        </section>
        <Features />
        <section className={classes.closing} aria-labelledby="closing">
          <Title id="closing" order={2}>
            A CV lists. A portfolio convinces.
          </Title>
          <Text c="dimmed">Start with your address; the rest takes one evening.</Text>
          <SignUpBox id="closing-start" />
        </section>
        <Group component="footer" justify="space-between" className={classes.footer}>
          <Logo />
          <Group gap="lg" component="nav" aria-label="Footer">
            {exampleUrl && (
              <Anchor href={exampleUrl} size="sm">
                Example portfolio
              </Anchor>
            )}
            <Anchor href="/docs" size="sm">
              API reference
            </Anchor>
            <Anchor component={Link} to="/login" size="sm">
              Sign in
            </Anchor>
          </Group>
        </Group>
      </Container>
    </div>
  );
}
