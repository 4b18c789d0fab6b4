import { directionOf, wordsOfPage } from '../../words/language';
import { readableAddress } from '../links';
import type { Portfolio } from '../portfolio';
import { summarize } from '../summary';
import { type Look, nameSize } from './content';

/** The content of a page's link preview. */
export interface CardContent {
  title: string;
  isRightToLeft: boolean;
  accent: string;
  name: string;
  /** In pixels; smaller for a long name. */
  nameSize: number;
  role: string;
  place: string;
  address: string;
  portrait: string | null;
}

const wide = 1040;
const besidePortrait = 640;

export interface CardOptions {
  look: Look;
  /** The address of the page. */
  canonical: string;
  /** The file name of the image; null if there is none. */
  portrait: string | null;
}

/** The content of a link preview. */
export function cardContent(portfolio: Portfolio, { look, canonical, portrait }: CardOptions): CardContent {
  const { name } = summarize(portfolio, wordsOfPage(portfolio));
  return {
    title: name,
    isRightToLeft: directionOf(name, portfolio.jobTitle, portfolio.location) === 'rtl',
    accent: look.accent,
    name,
    nameSize: nameSize(name, { largest: 104, smallest: 28, width: portrait ? besidePortrait : wide }),
    role: shortened(portfolio.jobTitle),
    place: shortened(portfolio.location),
    address: readableAddress(canonical),
    portrait,
  };
}

const longest = 90;

const shortened = (text: string) =>
  [...text].length > longest ? `${[...text].slice(0, longest).join('')}…` : text;
