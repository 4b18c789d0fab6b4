import { Button, Card, Skeleton, Stack } from '@mantine/core';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { countText } from '../../../contracts/count-text';
import type { Link } from '../../../contracts/link';
import { QueryFailure } from '../../api/query-failure';
import { useAddRequest } from '../../sections/list/use-add-request';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { PagedList } from '../../ui/paged-list';
import { LinkDetailsDrawer } from './details/link-details-drawer';
import type { LinkTarget } from './form/use-link-form';
import { LinkDrawer } from './link-drawer';
import { chooseLinks } from './list/choose-links';
import { LinkCard } from './list/link-card';
import { LinkFilters } from './list/link-filters';
import classes from './list/list.module.css';
import { useLinks } from './use-links';
import { useLinksAddress } from './use-links-address';

/** All links, with the figures of each. */
export function LinksScreen() {
  const links = useLinks();
  const { address, change } = useLinksAddress();
  const [target, setTarget] = useState<LinkTarget>();
  useAddRequest(address.add === 1, () => setTarget({}));
  const make = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setTarget({})}>
      Make a link
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Links"
        purpose="A link of its own for each reader: you see who opened your page, and what held them."
        action={make}
      />
      {links.isError && !links.data ? (
        <QueryFailure title="Failed to fetch the links" query={links} />
      ) : !links.data ? (
        <Skeleton height={400} />
      ) : links.data.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconLink size={30} />}
            message="No links yet. Make one for an employer instead of sending the plain address, and you will see when it is opened and what is read."
            action={make}
          />
        </Card>
      ) : (
        <List links={links.data} onEdit={(link) => setTarget({ link })} />
      )}
      <LinkDrawer target={target} onClose={() => setTarget(undefined)} />
      <LinkDetailsDrawer
        id={address.link}
        onClose={() => change({ link: undefined })}
        onEdit={(link) => {
          change({ link: undefined });
          setTarget({ link });
        }}
      />
    </>
  );
}

const pageSize = 25;

function List({ links, onEdit }: { links: Link[]; onEdit: (link: Link) => void }) {
  const { address, change, choose } = useLinksAddress();
  const chosen = chooseLinks(links, address);
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const page = Math.min(address.page ?? 1, pages);
  return (
    <Stack gap="md">
      <LinkFilters />
      <PagedList
        name="Links"
        shown={{ page, pageSize, total: chosen.length }}
        count={
          chosen.length === links.length
            ? countText(links.length, 'link')
            : `${chosen.length} of ${countText(links.length, 'link')}`
        }
        isOutdated={false}
        onPage={(next) => change({ page: next === 1 ? undefined : next })}
      >
        {chosen.length > 0 ? (
          <ul className={classes.list} aria-label="Links">
            {chosen.slice((page - 1) * pageSize, page * pageSize).map((link) => (
              <LinkCard
                key={link.id}
                order={2}
                link={link}
                onEdit={onEdit}
                onOpen={({ id }) => change({ link: id })}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={<IconLink size={30} />}
            message="No link matches your search."
            action={
              <Button variant="default" onClick={() => choose({ search: undefined, state: undefined })}>
                Show all links
              </Button>
            }
          />
        )}
      </PagedList>
    </Stack>
  );
}
