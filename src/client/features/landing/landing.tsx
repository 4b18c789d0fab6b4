import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';
import { Logo } from '../../ui/logo';
import { PortfolioSketch } from '../../ui/portfolio-sketch';
import { useSystemStatus } from '../system/use-system-status';
import { Features } from './features';
import { HowItWorks } from './how-it-works';
import classes from './landing.module.css';
import { LandingHeader } from './landing-header';
import { StartBox } from './start-box';

/** The landing page; inside the shell for whoever is signed in. */
export function Landing() {
  const isSignedIn = useSession().status === 'signed-in';
  const isOpen = (useSystemStatus().data?.registration ?? 'open') === 'open';
  const exampleUrl = trpc.profile.example.useQuery().data?.url ?? undefined;
  useDocumentTitle('Storyfolio · Your story, beautifully told');
  // The shell already provides the header and the main landmark.
  const Main = isSignedIn ? 'div' : 'main';
  return (
    <div className={classes.page}>
      <Container size={1200} px={isSignedIn ? 0 : 'md'}>
        {!isSignedIn && <LandingHeader exampleUrl={exampleUrl} />}
        <Main>
          <section className={classes.hero} aria-labelledby="promise">
            <div className={classes.pitch}>
              <Text className={classes.kicker}>For people who are more than one page</Text>
              <Title id="promise" order={1} className={classes.promise}>
                Your story, <em>beautifully told</em>
              </Title>
              <Text className={classes.lead}>
                Bring the CV you have and add what it leaves out. Storyfolio makes one page of it that an
                employer reads to the end: your work, your skills, the people who vouch for you.
              </Text>
              <StartBox id="start" />
              {exampleUrl && (
                <Text size="sm" c="dimmed">
                  Or look at{' '}
                  <Anchor href={exampleUrl} inherit>
                    a finished portfolio
                  </Anchor>{' '}
                  first.
                </Text>
              )}
            </div>
            <PortfolioSketch />
          </section>
          <HowItWorks />
          <Features exampleUrl={exampleUrl} />
          <section className={classes.closing} aria-labelledby="closing">
            <Title id="closing" order={2} className={classes.closingTitle}>
              <span>A CV lists. </span>
              <span>A portfolio convinces.</span>
            </Title>
            {isOpen && <Text fz="lg">Begin with the address that employers may write to.</Text>}
            <StartBox id="closing-start" isOnColor />
          </section>
        </Main>
        <footer className={classes.footer}>
          <Logo />
          <Group gap="lg" component="nav" aria-label="Footer">
            {exampleUrl && (
              <a className={classes.footLink} href={exampleUrl}>
                Example portfolio
              </a>
            )}
            <a className={classes.footLink} href="/docs">
              API reference
            </a>
            {!isSignedIn && (
              <Link className={classes.footLink} to="/login">
                Sign in
              </Link>
            )}
          </Group>
        </footer>
      </Container>
    </div>
  );
}
