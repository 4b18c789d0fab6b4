import { readSiteFacts } from '../../../../db/queries/site-facts';
import { defaultMaintenanceMessage } from '../../../contracts/system';
import { FeatureCards } from '../landing/feature-cards';
import { Pricing } from '../landing/pricing';
import { Showcase } from '../landing/showcase';
import { StartBox } from '../landing/start-box';
import { Stats } from '../landing/stats';
import { Steps } from '../landing/steps';
import { Voices } from '../landing/voices';
import type { SitePage } from '../site-page';

export const landing: SitePage = {
  path: '/landing',
  title: 'Your story, beautifully told',
  description:
    'Storyfolio turns your CV into one page that employers read to the end: your work, your voice, the people who vouch for you.',
  assets: { styles: ['src/server/site/landing.css'], scripts: ['src/server/site/landing.client.ts'] },
  async render({ installation, isSignedIn, hrefOf }) {
    const { registration, maintenance, example } = await readSiteFacts(installation.db);
    const figures = await installation.readFigures();
    const start = { registration, isSignedIn };
    const isOpen = registration === 'open' && !isSignedIn;
    return (
      <div className="landing">
        {maintenance !== undefined && (
          <p className="notice" role="note">
            {maintenance || defaultMaintenanceMessage}
          </p>
        )}
        <section className="hero" aria-labelledby="promise">
          <div className="pitch">
            <p className="kicker">For people who are more than one page</p>
            <h1 id="promise">
              Your story, <span>beautifully told</span>
            </h1>
            <p className="promise">
              Bring the CV you have and add what it leaves out. Storyfolio turns it into one page that
              employers read to the end: your work, your voice, the people who vouch for you.
            </p>
            <StartBox id="start" {...start} />
            {isOpen && (
              <p className="quiet">
                Free to start. No card, no trackers, and everything you add stays yours.
              </p>
            )}
          </div>
          <Showcase example={example} hrefOf={hrefOf} />
        </section>
        <Stats figures={figures} />
        <Steps hrefOf={hrefOf} />
        <FeatureCards hrefOf={hrefOf} />
        <Voices />
        <Pricing sellsPlans={installation.sellsPlans} isSignedIn={isSignedIn} />
        <section className="closing" aria-labelledby="closing">
          <h2 id="closing">
            <span>A CV lists. </span>
            <span>A portfolio convinces.</span>
          </h2>
          {isOpen && <p>All you need to start is an e-mail address.</p>}
          <StartBox id="closing-start" {...start} />
        </section>
      </div>
    );
  },
};
