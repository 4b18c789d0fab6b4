import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const isTest = process.env.VITEST !== undefined;
const publicPageFolder = path.join(root, 'src/server/public-page');
const styleSheets = [
  ...readdirSync(path.join(publicPageFolder, 'themes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(publicPageFolder, 'themes', name, 'style.css')),
  ...readdirSync(path.join(publicPageFolder, 'type'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(publicPageFolder, 'type', file)),
];
const siteFolder = path.join(root, 'src/server/site');
const siteEntries = readdirSync(siteFolder)
  .filter((file) => /\.(css|client\.ts)$/.test(file))
  .map((file) => path.join(siteFolder, file));
const publicPage = [
  path.join(publicPageFolder, 'public-page.client.ts'),
  path.join(publicPageFolder, 'counting/views.client.ts'),
  ...siteEntries,
  ...styleSheets,
];

const router = tanstackRouter({
  routesDirectory: path.join(root, 'src/client/routes'),
  generatedRouteTree: path.join(root, 'src/client/route-tree.gen.ts'),
  quoteStyle: 'single',
  semicolons: true,
  autoCodeSplitting: true,
});

/** Packages that find files of their own beside their code. */
const bringsFiles = ['argon2', 'sharp', '@myriaddreamin/typst-ts-node-compiler', 'subset-font', 'vite'];

/** Puts the templates of documents beside the program, which reads them as they are. */
const documentTemplates: Plugin = {
  name: 'document-templates',
  generateBundle() {
    const folder = path.join(root, 'src/documents/typesetting/templates');
    for (const file of readdirSync(folder)) {
      const source = readFileSync(path.join(folder, file));
      this.emitFile({ type: 'asset', fileName: `templates/${file}`, source });
    }
  },
};

/** Gives the pictures of the product a name that changes with them. */
const sitePictures: Plugin = {
  name: 'site-pictures',
  generateBundle: {
    // Before the manifest is written.
    order: 'pre',
    handler() {
      const folder = path.join(root, 'src/pictures');
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name);
        const originalFileName = path.relative(path.join(root, 'src/client'), file);
        this.emitFile({ type: 'asset', name, originalFileName, source: readFileSync(file) });
      }
    },
  },
};

/** Moves the style sheet behind what the document shows by itself, which would wait for it. Scripts wait for it anyway. */
const lateStyles: Plugin = {
  name: 'late-styles',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets: string[] = [];
      const without = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
        sheets.push(sheet);
        return '';
      });
      return without.replace('</body>', `${sheets.join('')}\n  </body>`);
    },
  },
};

/** Writes each file that compression makes smaller also as `.br` and `.gz`, as they are sent. */
const compressedFiles: Plugin = {
  name: 'compressed-files',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(css|js|svg)$/.test(file))) {
      const file = path.join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  },
};

/** One entry for each program and one for each migration, which are read from their folder at start. */
function serverEntries(): Record<string, string> {
  const migrations = readdirSync(path.join(root, 'migrations')).map((file) => {
    const { name } = path.parse(file);
    return [`migrations/${name}`, path.join(root, 'migrations', file)] as const;
  });
  const programs = {
    main: path.join(root, 'src/server/main.ts'),
    doctor: path.join(root, 'src/server/cli/doctor.ts'),
    backup: path.join(root, 'src/server/cli/backup.ts'),
    restore: path.join(root, 'src/server/cli/restore.ts'),
    typesetter: path.join(root, 'src/server/typesetter/typesetter.ts'),
    'typesetting-worker': path.join(root, 'src/documents/typesetting/typesetting-worker.ts'),
    'reading-worker': path.join(root, 'src/reading/reading-worker.ts'),
    'docx-worker': path.join(root, 'src/documents/docx-worker.ts'),
    'video-worker': path.join(root, 'src/routers/video/video-worker.ts'),
  };
  return { ...programs, ...Object.fromEntries(migrations) };
}

/** Whether a module is on this side of the imports, or anything that it imports or that imports it. */
function touches(side: RegExp, way: 'importers' | 'importedIds', id: string, chunking: Chunking): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (side.test(each)) return true;
    for (const next of chunking.getModuleInfo(each)?.[way] ?? []) seen.add(next);
  }
  return false;
}
type Chunking = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const ofServer = /\/src\/server\//;
/** What brings the packages for forms, dates, dragging, files and charts, which not every screen needs. */
const heavy = /\/client\/(sections|ui\/(order|charts|drop-area))/;

/**
 * The client's scripts: few enough to be fetched at once. Each group takes what its modules import as well, unless a
 * group before it has that already, so none depends on a later one.
 */
const clientGroups: Rolldown.CodeSplittingGroup[] = [
  // The server's pages share little with the client, and must not load more than that.
  {
    name: (id, chunking) => (touches(ofServer, 'importers', id, chunking) ? 'contracts' : null),
    test: /\/src\/contracts\//,
  },
  // Zod is told not to compile before anything uses it: whatever imports the one gets the other.
  { name: 'zod', test: /\/node_modules\/zod\/|zod-without-eval/ },
  { name: 'main', test: (id) => !ofServer.test(id), tags: ['$initial'] },
  { name: 'entrance', test: /\/(routes|features\/login)\/login\.tsx/ },
  { name: 'frame', test: /\/features\/shell\/shell\.tsx/ },
  {
    name: (id, chunking) => (touches(heavy, 'importedIds', id, chunking) ? null : 'common'),
    test: /@mantine\/(core|hooks)|@tabler|\/src\/(client|contracts)\//,
    minShareCount: 2,
  },
  {
    name: 'charts',
    test: /recharts|@mantine\/charts|\/ui\/charts|\/features\/analytics\//,
    minShareCount: 2,
  },
  { name: 'files', test: /\/ui\/drop-area/ },
  { name: 'entries', test: /\/client\/sections\// },
  { name: 'features', test: /\/client\/features\//, minShareCount: 2 },
];

const setups = (...files: string[]) => files.map((file) => path.join(root, 'test/support', file));

export default defineConfig(({ isSsrBuild }) => ({
  root: isTest ? root : path.join(root, 'src/client'),
  publicDir: false,
  // One program is read much faster than thousands of modules. What brings files of its own stays where it is.
  // Tests read packages as they are: whatever is not external, every worker would transform anew.
  ssr: isTest ? {} : { noExternal: true, external: bringsFiles },
  plugins: isTest
    ? [react()]
    : isSsrBuild
      ? [router, react(), documentTemplates]
      : [router, react(), lateStyles, sitePictures, compressedFiles],
  build: isSsrBuild
    ? {
        ssr: true,
        target: 'node20',
        outDir: path.join(root, 'dist/server'),
        emptyOutDir: true,
        // Beside each other, because the code finds the migrations from where it is.
        rollupOptions: {
          input: serverEntries(),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: path.join(root, 'dist/client'),
        emptyOutDir: true,
        manifest: true,
        rollupOptions: {
          input: [path.join(root, 'src/client/index.html'), ...publicPage],
          output: { codeSplitting: { groups: clientGroups } },
        },
      },
  test: {
    pool: 'forks',
    // Each file opens what it needs and closes it; only the modules are shared, which cost a second to load.
    isolate: false,
    // Tests wait for more than they work: for the disk, for pictures, for one another's processes.
    maxWorkers: 3,
    // Limits end what hangs. They say nothing about speed, which depends on what else the machine does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/client/**', 'test/e2e/**', 'test/scaffold/**', 'test/screens/**', 'test/slow/**'],
          globalSetup: setups('global-setup.ts'),
        },
      },
      {
        extends: true,
        // Takes minutes, as it runs the checks and tests of a copy.
        test: { name: 'scaffold', include: ['test/scaffold/**/*.test.ts'], testTimeout: 1_800_000 },
      },
      {
        extends: true,
        // Whole processes that start, are killed and start again.
        test: {
          name: 'slow',
          include: ['test/slow/**/*.test.ts'],
          globalSetup: setups('build-setup.ts', 'global-setup.ts'),
        },
      },
      {
        extends: true,
        // React as it is built: its checks for developers take as long as the rest.
        mode: 'production',
        oxc: { jsx: { development: false } },
        test: {
          name: 'client',
          include: ['test/{client,screens}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // The page in the preview's frame is another document, whose scripts and styles its own tests load.
          environmentOptions: {
            happyDOM: {
              settings: {
                enableIframePageLoading: true,
                navigation: { disableChildFrameNavigation: true },
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          env: { NODE_ENV: 'production' },
          globalSetup: setups('global-setup.ts'),
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: setups('build-setup.ts', 'browser-setup.ts', 'global-setup.ts'),
        },
      },
    ],
  },
}));
