import type { ReactNode } from 'react';
import { themeTexts } from '../../../contracts/design-names';
import { exportFormats } from '../../../contracts/exports';
import { CodeSketch, DevicesSketch, LinkSketch, PrivacySketch, ThemesSketch, UndoSketch } from './sketches';

interface Card {
  title: string;
  text: ReactNode;
  sketch: ReactNode;
}

const cards: Card[] = [
  {
    title: 'A page that is simply there',
    text: 'It comes from the server as finished HTML and reads well without JavaScript, on any phone and on paper.',
    sketch: <DevicesSketch />,
  },
  {
    title: 'You decide, entry by entry',
    text: 'Each entry is public or private. What is private is in no form of your page, not even hidden in its source.',
    sketch: <PrivacySketch />,
  },
  {
    title: 'A link for each employer',
    text: 'With a name, an end date, a passcode if you like, and the sections in the order that this reader cares about.',
    sketch: <LinkSketch />,
  },
  {
    title: 'Looks designed by a person',
    text: (
      <>
        {Object.keys(themeTexts).length} themes that differ in layout and type, your own accent color, light
        and dark. <a href="/templates">Look at them.</a>
      </>
    ),
    sketch: <ThemesSketch />,
  },
  {
    title: 'Nothing gets lost',
    text: `Drafts survive a closed tab, what you remove can be brought back, and your page leaves with you in ${Object.keys(exportFormats).length} forms.`,
    sketch: <UndoSketch />,
  },
  {
    title: 'Yours to host, open to programs',
    text: (
      <>
        One command starts it with a database of its own, and what the screens do, the REST interface does
        too. <a href="/integrations">See what it talks to.</a>
      </>
    ),
    sketch: <CodeSketch />,
  },
];

export const FeatureCards = () => (
  <section aria-labelledby="features-title" className="band-free">
    <h2 id="features-title">Made with care, where readers look and where they do not</h2>
    <ul className="cards">
      {cards.map(({ title, text, sketch }) => (
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
      <a href="/features">Everything it does, in one list</a>
    </p>
  </section>
);
