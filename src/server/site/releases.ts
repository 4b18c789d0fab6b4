import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../process/project-root';

/** A version of the product, with what is new in it. */
export interface Release {
  version: string;
  /** The text above its first heading. */
  intro: string[];
  parts: { heading: string | undefined; items: string[] }[];
}

/** Reads the changelog: versions as `##`, parts as `###`, entries as list items of one line each. */
export function readReleases(text: string): Release[] {
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const [version = '', ...lines] = section.split('\n');
    const release: Release = { version: version.trim(), intro: [], parts: [] };
    let heading: string | undefined;
    for (const line of lines) {
      if (line.startsWith('### ')) heading = line.slice('### '.length).trim();
      else if (line.startsWith('- ')) addItem(release, heading, line.slice('- '.length));
      else if (line.trim()) release.intro.push(line.trim());
    }
    return release;
  });
}

function addItem({ parts }: Release, heading: string | undefined, item: string): void {
  const last = parts.at(-1);
  if (last && last.heading === heading) last.items.push(item);
  else parts.push({ heading, items: [item] });
}

/** The versions of this product, newest first. */
export const releases = readReleases(readFileSync(path.join(projectRoot, 'docs', 'CHANGELOG.md'), 'utf8'));
