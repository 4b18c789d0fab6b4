import { Alert, Button, Text } from '@mantine/core';
import { IconCloudOff, IconLock, IconQuote } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { countText } from '../../../contracts/count-text';
import type { Dashboard as DashboardData } from '../../../contracts/dashboard';
import { defaultProfileId } from '../../../contracts/ids';
import { portfolioParts } from '../../../contracts/portfolio-parts';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';
import { UndoBar } from '../../ui/undo/undo-bar';
import { OfferImport } from '../cv-import/offer-import';
import { DueCard } from '../employer-contacts/due-card';
import classes from './dashboard.module.css';
import { Figures } from './figures';
import { Hero } from './hero';
import { ListingNotice } from './listing-notice';
import { progressOf } from './parts';
import { PlanNotice, UpgradeBanner } from './plan-banner';
import { ProfilePreview } from './profile-preview';
import { ProgressCard } from './progress-card';
import { QuickActions } from './quick-actions';
import { ShareButton } from './share-button';
import { Waiting } from './waiting';

const ofProfile = { profileId: defaultProfileId };

/** The state of the whole portfolio, with links to its parts. */
export function Dashboard() {
  const { user } = useSession();
  const query = trpc.dashboard.get.useQuery(ofProfile);
  const { data: dashboard, error } = query;
  const isLoading = useIsLoading();

  const firstName = user?.firstName.trim() || (dashboard?.profile.displayName.trim().split(/\s+/)[0] ?? '');
  if (error && !dashboard) {
    return (
      <Failure message={failureReason(error)} isRetrying={query.isFetching} retry={() => query.refetch()} />
    );
  }
  const isReady = dashboard && !isLoading;
  return (
    <div className={classes.page} aria-busy={!isReady}>
      <Hero firstName={firstName} dashboard={dashboard} />
      {/* What a newcomer is offered comes with the rest, which it would move. */}
      <Suspense fallback={<Waiting />}>
        {isReady ? <Portfolio dashboard={dashboard} /> : <Waiting />}
      </Suspense>
    </div>
  );
}

/** Whether anything else that the dashboard shows is loading; together, so that nothing moves when it arrives. */
function useIsLoading(): boolean {
  const queries = [
    trpc.portrait.get.useQuery(ofProfile),
    trpc.design.get.useQuery(ofProfile),
    trpc.employerContacts.figures.useQuery(ofProfile),
    trpc.billing.subscription.useQuery(),
  ];
  return queries.some((query) => query.isLoading);
}

function Portfolio({ dashboard }: { dashboard: DashboardData }) {
  const progress = progressOf(dashboard.complete);
  return (
    <>
      <PlanNotice />
      {isNew(dashboard) && <OfferImport hasCv={dashboard.complete.cv} />}
      <ListingNotice dashboard={dashboard} />
      {dashboard.hasWithdrawnCv && <WithdrawnCvNotice />}
      {dashboard.waitingTestimonials > 0 && <WaitingNotice count={dashboard.waitingTestimonials} />}
      <div className={classes.top}>
        <ProgressCard progress={progress} dashboard={dashboard} />
        <ProfilePreview dashboard={dashboard} />
      </div>
      <DueCard />
      <QuickActions complete={dashboard.complete} />
      <Figures dashboard={dashboard} progress={progress} />
      <UpgradeBanner />
      <footer className={classes.foot}>
        <Text className={classes.footText}>A portfolio does its work once somebody sees it.</Text>
        <ShareButton variant="default" />
      </footer>
      <UndoBar />
    </>
  );
}

/** Whether the portfolio is empty except perhaps for a CV. */
const isNew = ({ complete }: DashboardData) =>
  portfolioParts.every(({ key }) => key === 'cv' || !complete[key]);

const WaitingNotice = ({ count }: { count: number }) => (
  <Alert
    icon={<IconQuote aria-hidden />}
    title={`${countText(count, 'testimonial')} ${count === 1 ? 'waits' : 'wait'} for your approval`}
    role="status"
  >
    <Link to="/testimonials" className={classes.noticeLink}>
      Read and decide
    </Link>
  </Alert>
);

function WithdrawnCvNotice() {
  return (
    <Alert icon={<IconLock aria-hidden />} title="Your page offers no CV any more" role="status">
      Everybody could download yours without your having been asked. It is private now, until you{' '}
      <Link to="/upload-cv" className={classes.noticeLink}>
        say whether to offer it
      </Link>
      .
    </Alert>
  );
}

interface FailureProps {
  message: string;
  isRetrying: boolean;
  retry: () => void;
}

function Failure({ message, isRetrying, retry }: FailureProps) {
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconCloudOff aria-hidden />}
      title="Your dashboard could not be loaded"
    >
      <Text mb="md">Nothing of your portfolio is lost. {message}</Text>
      <Button variant="default" loading={isRetrying} onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}
