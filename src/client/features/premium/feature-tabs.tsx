import { Tabs, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { plans } from '../../../contracts/plans';
import { type PremiumFeature, premiumFeatures } from '../../../contracts/premium-features';
import { CardTitle, Tag } from '../../ui/card-parts';
import { TabRow } from '../../ui/tab-row';
import { categoryTabs } from './categories';
import classes from './premium.module.css';
import { premiumSearch } from './premium-search';

const route = getRouteApi('/premium-features');
const [{ name: firstTab } = { name: 'customization' }] = categoryTabs;

/** What the product does, category by category. @param areSold whether paid plans can be bought on this server */
export function FeatureTabs({ areSold }: { areSold: boolean }) {
  const { tab = firstTab } = route.useSearch();
  const navigate = route.useNavigate();
  const open = (next: string | null) =>
    void navigate({
      search: (now) => ({ ...now, tab: premiumSearch.parse({ tab: next }).tab }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <TabRow tabs={categoryTabs} open={tab} />
      {categoryTabs.map(({ name, label }) => (
        <Tabs.Panel key={name} value={name}>
          <ul className={classes.features}>
            {premiumFeatures(areSold)
              .filter(({ category }) => category === label)
              .map((feature) => (
                <Feature key={feature.id} feature={feature} />
              ))}
          </ul>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Feature({ feature }: { feature: PremiumFeature }) {
  const { title, description, free, pro } = feature;
  return (
    <li className={classes.feature}>
      <CardTitle>{title}</CardTitle>
      <Text c="dimmed">{description}</Text>
      <p className={classes.marks}>
        {free === pro ? (
          <Tag color="gray">Free and Premium{typeof free === 'string' && `: ${free}`}</Tag>
        ) : (
          <>
            <Tag color="gray">
              {plans.free.name}: {free === false ? 'none' : free}
            </Tag>
            <Tag>Premium: {pro === true ? 'included' : pro}</Tag>
          </>
        )}
      </p>
    </li>
  );
}
