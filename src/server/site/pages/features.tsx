import { plans, subscriptionTiers } from '../../../contracts/plans';
import { featureCategories, premiumFeatures } from '../../../contracts/premium-features';
import { Article } from '../article';
import type { SitePage } from '../site-page';

export const features: SitePage = {
  path: '/features',
  title: 'Features',
  description:
    'Everything Storyfolio does, from reading your CV to showing you what employers read, and what each plan includes.',
  render({ installation }) {
    const all = premiumFeatures(installation.sellsPlans);
    return (
      <Article
        title="All features"
        lead="From the CV you have to the answer you’re hoping for. All of it works today."
        isWide
      >
        {featureCategories.map((category) => (
          <section key={category} aria-labelledby={idOf(category)} className="feature-group">
            <h2 id={idOf(category)}>{category}</h2>
            <dl>
              {all
                .filter((feature) => feature.category === category)
                .map((feature) => {
                  const { id, title, description } = feature;
                  const cells = subscriptionTiers.map((tier) => ({ tier, cell: feature[tier] }));
                  const isForAll = cells.every(({ cell }) => cell === cells[0]?.cell);
                  return (
                    <div key={id}>
                      <dt>{title}</dt>
                      <dd>
                        {description}
                        {!isForAll && (
                          <span className="by-plan">
                            {cells.map(({ tier, cell }) => (
                              <span key={tier}>
                                {plans[tier].name}: <b>{inWords(cell)}</b>
                              </span>
                            ))}
                          </span>
                        )}
                      </dd>
                    </div>
                  );
                })}
            </dl>
          </section>
        ))}
        <p>
          <a className="button primary" href="/landing">
            Start your portfolio
          </a>
        </p>
      </Article>
    );
  },
};

const idOf = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-');

const inWords = (cell: boolean | string) => (typeof cell === 'string' ? cell : cell ? 'Yes' : 'No');
