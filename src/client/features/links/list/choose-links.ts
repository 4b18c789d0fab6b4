import type { Link } from '../../../../contracts/link';
import type { LinkOrder, LinksSearch } from '../links-search';

type Compare = (one: Link, other: Link) => number;

const latestFirst = (one: string | null, other: string | null) => (other ?? '').localeCompare(one ?? '');
const newestFirst: Compare = (one, other) => latestFirst(one.createdAt, other.createdAt);

const compare: Record<LinkOrder, Compare> = {
  newest: newestFirst,
  opened: (one, other) => latestFirst(one.lastOpenedAt, other.lastOpenedAt),
  opens: (one, other) => other.opens - one.opens,
  label: (one, other) => one.label.localeCompare(other.label),
};

/** The links that match the screen's filter, in its order; equal ones newest first. */
export function chooseLinks(links: Link[], { search = '', state, order = 'newest' }: LinksSearch): Link[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ label, employerName, employerCompany }: Link) => {
    const text = [label, employerName, employerCompany].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return links
    .filter((link) => (state === undefined || link.state === state) && isFound(link))
    .sort((one, other) => compare[order](one, other) || newestFirst(one, other));
}
