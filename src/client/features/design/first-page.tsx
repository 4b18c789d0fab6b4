import type { CvLook } from '../../../contracts/exports';
import classes from './first-page.module.css';
import { ThemeSketch } from './theme-sketch';

interface FirstPageProps {
  look: CvLook;
  /** Its address; undefined as long as others come first. */
  src: string | undefined;
  /** It is there, or cannot be had. */
  onSettled: () => void;
}

/** The first page of the owner's CV in a look, and a sketch of the look until it is there; decorative. */
export const FirstPage = ({ look, src, onSettled }: FirstPageProps) => (
  <span className={classes.page}>
    <ThemeSketch theme={look} accent={null} />
    {src && <img src={src} alt="" loading="lazy" decoding="async" onLoad={onSettled} onError={onSettled} />}
  </span>
);
