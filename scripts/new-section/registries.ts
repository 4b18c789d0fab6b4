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
  const { key, path, entry, noun, aNoun, title, icon } = names;
  const importIcon = `import { ${icon} } from '@tabler/icons-react';`;
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
      name: 'parts',
      entry: `{ key: '${key}', label: '${title}', path: '/${path}' }`,
    },
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
      entry: `${key}`,
      imports: `import { ${key} } from './${path}';`,
    },
    {
      file: 'src/client/sections/definitions/index.ts',
      name: 'sectionUi',
      entry: `${key}: ${entry}Ui`,
      imports: `import { ${entry}Ui } from './${file}';`,
    },
    {
      file: 'src/client/sections/plain-screens.ts',
      name: 'plainScreens',
      entry: `'/${path}': {
        section: '${key}',
        title: '${title}',
        purpose: 'Your ${title.toLowerCase()}, as visitors see them.',
      }`,
    },
    {
      file: 'src/client/features/shell/screens.ts',
      name: 'listed',
      entry: `{ path: '/${path}', label: '${title}', icon: ${icon}, help: '${path}', addLabel: 'Add ${aNoun}' }`,
      imports: importIcon,
      after: "'/contact'",
    },
    { file: 'src/contracts/help.ts', name: 'helpTopics', entry: `'${path}'`, after: "'contact'" },
    {
      file: 'src/server/site/help/portfolio-help.ts',
      name: 'portfolioHelp',
      entry: `'${path}': {
        title: '${title}',
        answers: [
          {
            question: 'How many can I add?',
            answer: [\`\${most('${key}')} at most, in the order that you drag them into on [${title}](/${path}).\`],
          },
          { question: 'I removed one by mistake.', answer: [undo] },
        ],
      }`,
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
      file: 'src/client/features/dashboard/parts.ts',
      name: 'partLooks',
      entry: `${key}: { icon: ${icon}, hint: 'Your ${title.toLowerCase()}', step: 'add ${aNoun}' }`,
      imports: importIcon,
    },
    {
      file: 'test/support/section-samples.ts',
      name: 'sectionSamples',
      entry: `${key}: {
        draft: { name: '${capitalize(aNoun)}', description: 'In a few words.' },
        change: { description: null },
        refused: [{ name: '' }, { description: 'x'.repeat(2001) }],
      }`,
    },
    {
      file: 'test/support/section-screens.ts',
      name: 'samples',
      entry: `${key}: {
        path: '/${path}',
        rest: '${path}',
        add: 'Add ${noun}',
        edit: 'Edit ${noun}',
        empty: { text: 'No ${title.toLowerCase()} yet.', action: 'Add your first ${noun}' },
        required: [['textbox', '${capitalize(noun)} name', 'First']],
        named: { field: 'name', label: '${capitalize(noun)} name', title: (value) => value },
        texts: ofEntry('${capitalize(noun)}'),
      }`,
    },
    { file: 'test/db/demo-profile.test.ts', name: 'counts', entry: `${key}: 0` },
  ];
}
