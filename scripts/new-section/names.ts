/** What a new section is called in each place. */
export interface SectionNames {
  /** The key of the section and the name of its table: `volunteerWork`. */
  key: string;
  table: string;
  /** The path of its screen and of its REST calls: `volunteer-work`. */
  path: string;
  /** One entry, in a sentence: 'volunteer work'. */
  noun: string;
  /** One entry with its article: 'a volunteer work'. */
  aNoun: string;
  /** The exports of its files: `volunteerWork`, and `VolunteerWork` after another word. */
  entry: string;
  Entry: string;
  /** The heading of its screen: 'Volunteer work'. */
  title: string;
  /** One of Tabler's: `IconHeart`. */
  icon: string;
}

const words = /^[a-z]+(-[a-z]+)*$/;

interface GivenNames {
  /** In lower case, words joined by hyphens: `memberships`. */
  plural?: string | undefined;
  /** Likewise; left out where the plural only adds an s. */
  singular?: string | undefined;
  icon?: string;
}

/** @throws Error that says what to give */
export function nameSection({
  plural = '',
  singular = plural.replace(/s$/, ''),
  icon = 'IconList',
}: GivenNames): SectionNames {
  if (!words.test(plural) || !words.test(singular)) {
    throw new Error('Name the section in the plural, in lower case: npm run new:section memberships');
  }
  if (plural === singular) {
    throw new Error(`Name one entry as well: npm run new:section ${plural} …`);
  }
  const spaced = plural.replaceAll('-', ' ');
  return {
    key: toCamelCase(plural),
    table: plural.replaceAll('-', '_'),
    path: plural,
    noun: singular.replaceAll('-', ' '),
    aNoun: `${/^[aeiou]/.test(singular) ? 'an' : 'a'} ${singular.replaceAll('-', ' ')}`,
    entry: toCamelCase(singular),
    Entry: capitalize(toCamelCase(singular)),
    title: capitalize(spaced),
    icon,
  };
}

const toCamelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** With a capital first letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
