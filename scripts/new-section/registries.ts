import { keysOf } from '../../src/contracts/keys-of';
import { pageLanguages } from '../../src/contracts/page-language';
import { fileOf } from './files';
import { capitalize, type SectionNames } from './names';

/** A list or an object in a file of the project, to which a section adds an entry. */
export interface Registry {
  file: string;
  /** The constant that holds it. */
  name: string;
  entry: string;
  /** What the entry needs to be imported. */
  imports?: string;
  /** A text in the element that it follows; it comes last if left out. */
  after?: string;
}

/** Every list that names all sections; the types of each refuse a section that is missing from it. */
export function registriesOf(names: SectionNames): Registry[] {
  const { key, path, entry, Entry, noun, aNoun, title } = names;
  const file = fileOf(noun);
  return [
    {
      file: 'src/contracts/sections/index.ts',
      name: 'sectionContracts',
      entry: `${key}: ${entry}`,
      imports: `import { ${entry} } from './${file}';`,
    },
    {
      file: 'src/contracts/portfolio-parts.ts',
      name: 'further',
      entry: `{ key: '${key}', label: '${title}' }`,
    },
    // In every language, until somebody translates it.
    ...keysOf(pageLanguages).map((language) => ({
      file: `src/words/${language}/page.ts`,
      name: 'sections',
      entry: `${key}: '${title}'`,
    })),
    { file: 'db/public-columns.ts', name: 'publicColumns', entry: `${key}: ['id', 'name', 'description']` },
    {
      file: 'src/routers/sections/index.ts',
      name: 'sections',
      entry: `${key}: createSectionRouter(sectionContracts.${key}, '${key}', sectionHooks.${key})`,
    },
    { file: 'src/routers/sections/section-hooks.ts', name: 'sectionHooks', entry: `${key}: {}` },
    {
      file: 'src/documents/sections/index.ts',
      name: 'documentSections',
      entry: key,
      imports: `import { ${key} } from './${file}';`,
    },
    {
      file: 'src/reading/sections/index.ts',
      name: 'sectionReadings',
      entry: key,
      imports: `import { ${key} } from './${file}';`,
    },
    {
      file: 'src/routers/cv-import/section-imports.ts',
      name: 'sectionImports',
      entry: `${key}: importSection(sectionContracts.${key}, '${key}', sectionHooks.${key})`,
    },
    {
      file: 'src/routers/cv-import/comparisons.ts',
      name: 'comparisons',
      entry: `${key}: { keyOf: ({ name }) => keyOf(name) }`,
    },
    {
      file: 'src/server/public-page/sections/blocks.ts',
      name: 'blockOf',
      entry: `${key}: listedBlock('${key}', ({ ${key} }) => shownAs(${key}, listed${Entry}))`,
      imports: `import { listed${Entry} } from '../../../contracts/sections/${file}';`,
    },
    {
      file: 'src/client/sections/definitions/index.ts',
      name: 'sectionUi',
      entry: `${key}: ${entry}Ui`,
      imports: `import { ${entry}Ui } from './${file}';`,
    },
    {
      file: 'src/server/api-reference/groups.ts',
      name: 'callGroups',
      entry: `'${path}': { name: '${title}', description: 'The section of ${title.toLowerCase()}.' }`,
      after: 'addresses:',
    },
    {
      file: 'src/server/api-reference/procedure-groups.ts',
      name: 'groupOfSection',
      entry: `${key}: '${path}'`,
    },
    {
      file: 'test/support/section-samples.ts',
      name: 'sectionSamples',
      entry: `${key}: {
        draft: {
          name: '${capitalize(aNoun)}',
          description: 'In a few words.',
          translations: { de: { name: 'Auf Deutsch' } },
        },
        change: { description: null },
        refused: [{ name: '' }, { description: 'x'.repeat(2001) }],
      }`,
    },
    {
      file: 'test/support/section-screens.ts',
      name: 'samples',
      entry: `${key}: {
        ...onMoreSections('${key}', '${path}', '${noun}', '${title.toLowerCase()}'),
        required: [['textbox', '${capitalize(noun)} name', 'First']],
        named: { field: 'name', label: '${capitalize(noun)} name', title: (value) => value },
      }`,
    },
    { file: 'test/db/demo-profile.test.ts', name: 'counts', entry: `${key}: 0` },
  ];
}
