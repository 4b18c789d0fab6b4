import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import type { PageSection } from '../../../../contracts/design';
import { defaultProfileId } from '../../../../contracts/ids';
import { type LinkSection, linkSections } from '../../../../contracts/link';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { DescribedSwitch } from '../../../ui/described-switch';
import { SwitchList } from '../../../ui/order/switch-list';
import { sectionLabel } from '../../design/labels';

interface ReaderSectionsProps {
  hidden: LinkSection[];
  order: PageSection[];
  onHide: (hidden: LinkSection[]) => void;
  onOrder: (order: PageSection[]) => void;
}

/** Which sections the reader of a link sees, and in which order. */
export function ReaderSections({ hidden, order, onHide, onOrder }: ReaderSectionsProps) {
  const titleId = useId();
  const design = trpc.design.get.useQuery({ profileId: defaultProfileId });
  if (design.isError) return <QueryFailure title="The sections could not be loaded" query={design} />;
  if (!design.data) return null;
  const { sections } = design.data.published;
  const ofPage = sections.map(({ key }) => key);
  const keys = [...order, ...ofPage.filter((key) => !order.includes(key))];
  const hiddenOnPage = new Set(sections.filter(({ isShown }) => !isShown).map(({ key }) => key));
  const items = keys.map((key) => ({
    id: key,
    label: sectionLabel(key),
    hint: hiddenOnPage.has(key)
      ? 'Hidden on your page, so through links too.'
      : hidden.includes(key)
        ? 'Not for this reader: neither on the page nor in its downloads.'
        : undefined,
    isOn: !hidden.includes(key) && !hiddenOnPage.has(key),
    isFixed: hiddenOnPage.has(key),
  }));
  const reorder = (ids: string[]) => {
    const next = keys.toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other));
    // A link with the page's own order stores none, and follows when that changes.
    onOrder(next.every((key, index) => key === ofPage[index]) ? [] : next);
  };
  const show = (id: string, isShown: boolean) =>
    onHide(linkSections.filter((key) => (key === id ? !isShown : hidden.includes(key))));
  return (
    <section aria-labelledby={titleId}>
      <Text fw={600} id={titleId}>
        Sections for this reader
      </Text>
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed">
          Put first what this reader should see first, and leave out what is not for them.
        </Text>
        {(order.length > 0 || hidden.length > 0) && (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              onOrder([]);
              onHide([]);
            }}
          >
            As on the page
          </Button>
        )}
      </Group>
      <SwitchList items={items} noun="section" onReorder={reorder} onSwitch={show} />
      <DescribedSwitch
        label="Offer my CV"
        hint="The CV that your page offers to everybody, if it offers one."
        checked={!hidden.includes('cv')}
        onChange={(isOffered) => show('cv', isOffered)}
      />
    </section>
  );
}
