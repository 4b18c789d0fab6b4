import { capitalize, type SectionNames } from './names';

/**
 * The files of a new section by their paths: a name and a description to begin with.
 * @param timestamp of the migration, 14 digits; later than those of all others, as they run in their order
 */
export function sectionFiles(names: SectionNames, timestamp: string): Record<string, string> {
  return {
    [`src/contracts/sections/${fileOf(names.noun)}.ts`]: contract(names),
    [`migrations/${timestamp}_create_${names.table}.ts`]: migration(names),
    [`src/client/sections/definitions/${fileOf(names.noun)}.tsx`]: definition(names),
    [`src/documents/sections/${fileOf(names.noun)}.ts`]: documents(names),
    [`src/reading/sections/${fileOf(names.noun)}.ts`]: reading(names),
  };
}

/** The name of the files that are about one entry: `volunteer-work`. */
export const fileOf = (noun: string) => noun.replaceAll(' ', '-');

const contract = ({ key, entry, Entry, path, noun }: SectionNames) => `import type { z } from 'zod';
import { orNull } from '../or-null';
import { multiline, requiredLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';
import { listedEntry } from './listed-entry';

/** What can be in several languages. */
const texts = {
  name: requiredLine(100),
  description: orNull(multiline(2000)),
};

export const ${entry} = defineSection({
  path: '${path}',
  noun: '${noun}',
  part: '${key}',
  maxItems: 50,
  texts,
  required: { name: texts.name },
  optional: { description: texts.description, translations: translationsOf(texts) },
});

/** What an entry says on its card, on the page and in documents. */
export const listed${Entry} = (entry: Omit<z.output<typeof ${entry}.draft>, 'isPublic' | 'translations'>) =>
  listedEntry(entry.name, { description: entry.description });
`;

const migration = ({ table }: SectionNames) => `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create table ${table} (
    name text not null,
    description text,
    translations jsonb not null default '{}'
  )\`.execute(db);
  await sql\`select add_section_columns('${table}')\`.execute(db);
}
`;

const definition = ({
  key,
  entry,
  Entry,
  noun,
  title,
  icon,
}: SectionNames) => `import { ${icon} } from '@tabler/icons-react';
import { listed${Entry} } from '../../../contracts/sections/${fileOf(noun)}';
import { AreaField, TextField } from '../form/fields/fields';
import { listedUi } from './listed-ui';

export const ${entry}Ui = listedUi<'${key}'>({
  title: '${title}',
  noun: '${noun}',
  icon: ${icon},
  entryOf: listed${Entry},
  mainField: 'description',
  labels: { name: '${capitalize(noun)} name', description: 'Description', isPublic: 'Public' },
  blank: () => ({ name: '', description: '', translations: {}, isPublic: true }),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="name" />
      <AreaField form={form} name="description" />
    </>
  ),
});
`;

const documents = ({
  key,
  Entry,
  noun,
}: SectionNames) => `import { listed${Entry} } from '../../contracts/sections/${fileOf(noun)}';
import { listedDocuments } from './listed';

export const ${key} = listedDocuments<'${key}'>({
  entryOf: listed${Entry},
  // Only \`meta.storyfolio\` of a JSON Resume holds the entries; name its list here if it has one.
  resume: null,
});
`;

const reading = ({
  key,
  entry,
  noun,
}: SectionNames) => `import { ${entry} } from '../../contracts/sections/${fileOf(noun)}';
import { fitter } from '../propose/fit';
import type { SectionReading } from './section-reading';

export const ${key}: SectionReading<'${key}'> = {
  // Nothing is looked for in the documents of others; what this product saved comes back by \`fit\`.
  draftsOf: () => [],
  fit: fitter(${entry}.proposed.element.shape.values),
  isEntry: ({ name }) => Boolean(name),
  resume: {},
};
`;
