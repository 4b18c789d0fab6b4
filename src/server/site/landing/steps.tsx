import type { ReactNode } from 'react';
import { portfolioParts } from '../../../contracts/portfolio-parts';
import { CvIn, PageOut, WhoRead } from './moving-pictures';

const steps: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Bring your CV',
    text: 'PDF, Word, a LinkedIn export or the file of another CV program. It is read on this server and becomes a draft, line by line beside the original. You accept, edit or skip each entry.',
    picture: <CvIn />,
  },
  {
    title: 'Share one page',
    text: 'Add what a CV leaves out: a video, photos, people who vouch for you. Your page is ready the moment you save, on any phone and on paper.',
    picture: <PageOut />,
  },
  {
    title: 'See what was read',
    text: 'Give each employer a link of their own. See when it was opened, for how long, and which parts were read. No cookies, no trackers.',
    picture: <WhoRead />,
  },
];

/** How it goes, in three pictures that move once, and the parts of a portfolio. */
export const Steps = () => (
  <section id="how" aria-labelledby="how-title" className="band-free">
    <h2 id="how-title">From a file to a page that is read</h2>
    <ol className="steps">
      {steps.map(({ title, text, picture }, index) => (
        <li key={title}>
          <div className="picture" data-moves="">
            {picture}
          </div>
          <h3>
            <span className="number">{index + 1}</span>
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <ul className="parts" aria-label="The parts of a portfolio">
      {portfolioParts.map(({ key, label }) => (
        <li key={key}>{key === 'cv' ? 'Your CV' : label}</li>
      ))}
    </ul>
  </section>
);
