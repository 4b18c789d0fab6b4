import type { Theme } from '../../../contracts/design';
import { type CvLook, firstPagePath, type Paper } from '../../../contracts/exports';
import { withQuery } from '../../../contracts/page-queries';
import classes from './first-page.module.css';
import { ThemeSketch } from './theme-sketch';

/** What the first page of a CV depends on that is changed on this screen. */
interface Shown {
  slug: string;
  paper: Paper | undefined;
  published: { theme: Theme; accent: string | null };
}

/** The first page of the owner's CV in a look, and a sketch of the look until it is there; decorative. */
export const FirstPage = ({ look, slug, paper, published }: Shown & { look: CvLook }) => (
  <span className={classes.page}>
    <ThemeSketch theme={look} accent={null} />
    <img
      src={withQuery(
        firstPagePath(slug, { look, ...(paper && { paper }) }),
        'version',
        `${published.theme} ${published.accent}`,
      )}
      alt=""
      loading="lazy"
      decoding="async"
    />
  </span>
);
