import { languageOf } from '../language';
import { readableAddress } from '../links';
import type { Portfolio } from '../portfolio';
import { summarize } from '../summary';
import { type Look, nameSize } from './content';

/** The content of a page's link preview. */
export interface CardContent {
  title: string;
  isFromTheRight: boolean;
  accent: string;
  name: string;
  /** In pixels, so that a long name fits. */
  nameSize: number;
  role: string;
  place: string;
  address: string;
  portrait: string | null;
}

const wide = 1040;
const besidePortrait = 640;

/** @param portrait the name of the picture; null without one */
export function cardContent(
  portfolio: Portfolio,
  { look, canonical, portrait }: { look: Look; canonical: string; portrait: string | null },
): CardContent {
  const { name } = summarize(portfolio);
  return {
    title: name,
    isFromTheRight: languageOf(name).isFromTheRight,
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
