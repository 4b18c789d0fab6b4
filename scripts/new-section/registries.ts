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
}

/** Every list that names all sections; the types of each refuse a section that is missing from it. */
export function registriesOf(names: SectionNames): Registry[] {
  const { key, path, entry, noun, aNoun, title } = names;
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
      entry: `${key}: createSectionRouter(sectionContracts.${key}, '${key}')`,
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
      entry: `{ path: '/${path}', label: '${title}', icon: IconList, help: 'start', addLabel: 'Add ${aNoun}' }`,
      imports: "import { IconList } from '@tabler/icons-react';",
    },
    {
      file: 'src/server/api-reference/procedure-groups.ts',
      name: 'groupOfSection',
      entry: `${key}: 'profile'`,
    },
    {
      file: 'src/client/features/dashboard/parts.ts',
      name: 'partLooks',
      entry: `${key}: { icon: IconList, hint: 'Your ${title.toLowerCase()}', step: 'add ${aNoun}' }`,
      imports: "import { IconList } from '@tabler/icons-react';",
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
