import { portfolioParts } from '../../../contracts/portfolio-parts';
import type { SiteView } from '../site-page';
import { Picture } from './picture';

const steps = [
  {
    title: 'Bring your CV',
    text: 'Upload a PDF or Word file, a LinkedIn export or a file from another CV builder. It is read on this server and turned into a draft that you check against the original: accept, edit or skip each entry.',
    picture: 'review',
    alt: 'The review of a CV: the jobs that were read from it, each with buttons to accept, skip or edit it, and one button that adds them all to the portfolio',
  },
  {
    title: 'Share one page',
    text: 'Add what a CV leaves out: a video, photos, people who vouch for you. Your page is online the moment you save, and looks right on every phone and on paper.',
    picture: 'page',
    alt: 'Part of the sample portfolio: photos of Maren Tregenza’s work, each with a caption',
  },
  {
    title: 'See what gets read',
    text: 'Give each employer a link of their own. You see when it was opened, for how long, and which parts they read. No cookies, no trackers.',
    picture: 'links',
    alt: 'A list of links made for employers: how often each was opened, for how long it was read, and when it was last opened',
  },
];

/** How it works, in three screenshots, and the parts of a portfolio. */
export const Steps = ({ hrefOf }: Pick<SiteView, 'hrefOf'>) => (
  <section id="how" aria-labelledby="how-title" className="band-free">
    <h2 id="how-title">From your CV to a page people read</h2>
    <ol className="steps">
      {steps.map(({ title, text, picture, alt }, index) => (
        <li key={title}>
          <div className="step-text">
            <h3>
              <span className="number">{index + 1}</span>
              {title}
            </h3>
            <p>{text}</p>
          </div>
          <div className="picture">
            <Picture
              name={picture}
              hrefOf={hrefOf}
              widths={[1120, 560]}
              height={840}
              sizes="(min-width: 60em) 560px, 90vw"
              alt={alt}
            />
          </div>
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
