import type { ReactNode } from 'react';
import { themeTexts } from '../../../contracts/design-names';
import { exportFormats } from '../../../contracts/exports';
import type { SiteView } from '../site-page';
import { Picture } from './picture';
import { ApplicationsSketch, LinkSketch, PrivacySketch, ThemesSketch, UndoSketch } from './sketches';

interface Card {
  title: string;
  text: ReactNode;
  /** Decorative, as the text says the same. */
  sketch: ReactNode;
}

const cardsOf = (hrefOf: SiteView['hrefOf']): Card[] => [
  {
    title: 'The CV to go with it',
    text: 'Download your portfolio as a typeset CV, in PDF or Word, with the contact details you choose. It is always up to date.',
    sketch: (
      <span className="sketch-paper">
        <Picture
          name="cv"
          hrefOf={hrefOf}
          widths={[560, 280]}
          height={420}
          sizes="(min-width: 60em) 280px, 75vw"
          hasOneScheme
          alt=""
        />
      </span>
    ),
  },
  {
    title: 'You decide, entry by entry',
    text: 'Make each entry public or private. What is private reaches no one else, not even hidden in the source of your page.',
    sketch: <PrivacySketch />,
  },
  {
    title: 'A link for each employer',
    text: 'Give it a name, an end date or a passcode, and hide the sections that this reader does not need.',
    sketch: <LinkSketch />,
  },
  {
    title: 'Looks designed by a person',
    text: (
      <>
        {Object.keys(themeTexts).length} themes with layouts of their own, any accent color, light and dark.{' '}
        <a href="/templates">See them all.</a>
      </>
    ),
    sketch: <ThemesSketch />,
  },
  {
    title: 'Nothing gets lost',
    text: `Drafts survive a closed tab, deleted entries can be restored, and you can take your page with you in ${Object.keys(exportFormats).length} formats.`,
    sketch: <UndoSketch />,
  },
  {
    title: 'Your search in one place',
    text: 'Keep every employer, interview and next step together, and get a reminder when something is due.',
    sketch: <ApplicationsSketch />,
  },
];

export const FeatureCards = ({ hrefOf }: Pick<SiteView, 'hrefOf'>) => (
  <section aria-labelledby="features-title" className="band-free">
    <h2 id="features-title">Everything a job search needs</h2>
    <ul className="cards">
      {cardsOf(hrefOf).map(({ title, text, sketch }) => (
        <li key={title} className="card-of-feature">
          <div className="sketch" aria-hidden="true">
            {sketch}
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <p>
      <a href="/features">See all features</a>
    </p>
  </section>
);
