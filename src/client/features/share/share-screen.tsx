import { List, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import type { Dashboard } from '../../../contracts/dashboard';
import { defaultProfileId } from '../../../contracts/ids';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { PageHeader } from '../../ui/page-header';
import { ListingNotice } from '../dashboard/listing-notice';
import { DomainsCard } from '../domains/domains-card';
import { VisibilityChoice } from '../page-settings/visibility-choice';
import { AddressCard } from './address-card';
import { CompletenessCard } from './completeness-card';
import { DocumentsCard } from './documents-card';
import { DownloadsCard } from './downloads-card';
import { LinksCard } from './links-card';
import { PreviewCard } from './preview-card';
import classes from './share.module.css';
import { ShareCard } from './share-card';
import { SnippetsCard } from './snippets-card';
import { Stats } from './stats';
import { tipsFor } from './tips';

/** All ways to share the address of the public page. */
export function ShareScreen() {
  const query = trpc.dashboard.get.useQuery({ profileId: defaultProfileId });
  useOpenReport();
  return (
    <>
      <PageHeader
        title="Share Your Profile"
        purpose="Send your page to the people who should see it, and know what they will find."
      />
      {query.data && <Ways dashboard={query.data} />}
      {!query.data && query.error && <QueryFailure title="Your profile could not be loaded" query={query} />}
      {query.isLoading && <Placeholder />}
    </>
  );
}

function Ways({ dashboard }: { dashboard: Dashboard }) {
  const { profile, complete, pageUrl, badgeUrl } = dashboard;
  const name = profile.displayName.trim();
  return (
    <div className={classes.screen}>
      <ListingNotice dashboard={dashboard} />
      <AddressCard
        url={pageUrl}
        slug={profile.profileSlug}
        name={name}
        isPrivate={profile.visibility === 'private'}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <DocumentsCard slug={profile.profileSlug} />
          <LinksCard />
          <ShareCard title="Visibility">
            <VisibilityChoice dashboard={dashboard} />
          </ShareCard>
          <DownloadsCard slug={profile.profileSlug} />
          <SnippetsCard profile={profile} url={pageUrl} badgeUrl={badgeUrl} />
          <DomainsCard />
        </div>
        <div className={classes.column}>
          <PreviewCard profile={profile} />
          <CompletenessCard complete={complete} />
          <Tips dashboard={dashboard} />
          <Stats dashboard={dashboard} />
        </div>
      </div>
    </div>
  );
}

const Tips = ({ dashboard }: { dashboard: Dashboard }) => (
  <ShareCard title="Sharing tips">
    <List spacing="sm">
      {tipsFor(dashboard).map((tip) => (
        <List.Item key={tip}>{tip}</List.Item>
      ))}
    </List>
  </ShareCard>
);

const Placeholder = () => (
  <div className={classes.screen} aria-busy>
    <Skeleton height={360} />
    <Skeleton height={200} />
    <Skeleton height={320} />
  </div>
);

/** Reports once that the screen was opened; the server counts nobody's views of their own page. */
function useOpenReport(): void {
  const { mutate } = trpc.views.record.useMutation({
    // A failure is not shown, because the user can do nothing about it.
    onError: (error) => console.warn('the opening of the screen was not reported', error),
  });
  useEffect(() => {
    mutate({ profileId: defaultProfileId, source: 'share-page', referrer: document.referrer || 'direct' });
  }, [mutate]);
}
