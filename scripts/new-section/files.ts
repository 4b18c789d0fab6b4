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
    [`src/server/public-page/sections/${names.path}.tsx`]: block(names),
    [`src/documents/sections/${fileOf(names.noun)}.ts`]: documents(names),
    [`src/reading/sections/${fileOf(names.noun)}.ts`]: reading(names),
  };
}

/** The name of the files that are about one entry: `volunteer-work`. */
export const fileOf = (noun: string) => noun.replaceAll(' ', '-');

const contract = ({ key, entry, path, noun }: SectionNames) => `import { orNull } from '../or-null';
import { multiline, requiredLine } from '../text';
import { defineSection } from './define';

export const ${entry} = defineSection({
  path: '${path}',
  noun: '${noun}',
  part: '${key}',
  maxItems: 50,
  required: { name: requiredLine(100) },
  optional: { description: orNull(multiline(2000)) },
});
`;

const migration = ({ table }: SectionNames) => `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create table ${table} (name text not null, description text)\`.execute(db);
  await sql\`select add_section_columns('${table}')\`.execute(db);
}
`;

const definition = ({
  key,
  entry,
  noun,
  title,
  icon,
}: SectionNames) => `import { ${icon} } from '@tabler/icons-react';
import { CardTitle, Prose } from '../../ui/card-parts';
import { AreaField, TextField } from '../form/fields/fields';
import { messagesFor, type SectionUi } from './section-ui';

export const ${entry}Ui: SectionUi<'${key}'> = {
  title: 'Your ${title.toLowerCase()}',
  icon: ${icon},
  addLabel: 'Add ${noun}',
  editLabel: 'Edit ${noun}',
  layout: 'list',
  empty: { text: 'No ${title.toLowerCase()} yet.', action: 'Add your first ${noun}' },
  labels: { name: '${capitalize(noun)} name', description: 'Description', isPublic: 'Public' },
  blank: () => ({ name: '', description: '', isPublic: true }),
  nameOf: (item) => item.name,
  review: { title: '${title}', mainField: 'name' },
  messages: messagesFor('${noun}', '${title.toLowerCase()}'),
  Card: ({ item }) => (
    <>
      <CardTitle>{item.name}</CardTitle>
      <Prose text={item.description} />
    </>
  ),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="name" />
      <AreaField form={form} name="description" />
    </>
  ),
};
`;

const block = ({ key, path, title, Entries }: SectionNames) => `import { Paragraphs } from '../parts';
import { type BlockProps, pageBlock } from './page-block';

function ${Entries}({ ${key} }: Pick<BlockProps['portfolio'], '${key}'>) {
  return (
    <ul>
      {${key}.map(({ id, name, description }) => (
        <li key={id}>
          <h3>{name}</h3>
          <Paragraphs text={description} />
        </li>
      ))}
    </ul>
  );
}

export const ${key} = pageBlock({
  id: '${path}',
  titleOf: ({ portfolio }) => (portfolio.${key}.length > 0 ? '${title}' : undefined),
  contentOf: ({ portfolio: { ${key} } }) => ({ ${key} }),
  Body: ${Entries},
});
`;

const documents = ({ key, title }: SectionNames) => `import { outlineEntry } from '../outline-entry';
import { paperEntries, paperEntry } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionDocuments } from './section-documents';

export const ${key}: SectionDocuments<'${key}'> = {
  title: '${title}',
  outline: ({ name, description }) => outlineEntry(name, { paragraphs: [description] }),
  typeset: (entries) =>
    paperEntries(
      entries.map(({ name, description }) =>
        paperEntry([name, description], { title: name, paragraphs: paragraphsOf(description) }),
      ),
    ),
  // Only \`meta.storyfolio\` of a JSON Resume holds the entries; name its list here if it has one.
  resume: null,
};
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
