import { readSiteFacts } from '../../../../db/queries/site-facts';
import { themes, typePairings } from '../../../contracts/design';
import { themeTexts } from '../../../contracts/design-names';
import { Article } from '../article';
import type { SitePage } from '../site-page';
import { themePath } from '../theme-previews';

export const templates: SitePage = {
  path: '/templates',
  title: 'Templates',
  description:
    'The themes of Storyfolio, each shown on the same portfolio. They differ in layout and type, not just in color.',
  assets: { styles: ['src/server/site/templates.css'] },
  async render({ installation, isSignedIn }) {
    const { example } = await readSiteFacts(installation.db);
    return (
      <Article
        title={`${inWords[themes.length] ?? themes.length} themes, one portfolio`}
        lead={`The same person, ${(inWords[themes.length] ?? String(themes.length)).toLowerCase()} ways. Combine any theme with ${typePairings.length} font pairings, an accent color of your own, and a light or dark background.`}
        isWide
      >
        {!example && (
          <p>
            There is no sample portfolio on this server to show them on, so here is what each looks like in
            words.
          </p>
        )}
        <ul className="themes">
          {themes.map((theme) => (
            <li key={theme} className="theme">
              {example && (
                <div className="preview" inert>
                  <iframe
                    src={themePath(theme)}
                    title={`The ${themeTexts[theme].label} theme`}
                    loading="lazy"
                  />
                </div>
              )}
              <h2>{themeTexts[theme].label}</h2>
              <p>{themeTexts[theme].description}</p>
              {example && (
                <p>
                  <a href={themePath(theme)}>See {themeTexts[theme].label} in full</a>
                </p>
              )}
            </li>
          ))}
          <li className="theme own-look">
            <h2>Now make it yours</h2>
            <p>
              Start with the one you like best. You can change theme, fonts and color at any time, with a live
              preview of your own page.
            </p>
            <p>
              <a className="button primary" href={isSignedIn ? '/design' : '/landing'}>
                {isSignedIn ? 'Choose a design' : 'Start your portfolio'}
              </a>
            </p>
          </li>
        </ul>
      </Article>
    );
  },
};

const inWords: Record<number, string> = { 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven', 8: 'Eight' };
