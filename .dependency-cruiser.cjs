/** Who may import whom: contracts and db know nobody; routers know both; the server knows all three; the client knows contracts. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    pathNot: [...to, 'node_modules', '^node:', '^(assert|fs|path|os|net|crypto|stream|url|child_process)$'],
    dependencyTypesNot: ['core'],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '^migrations/',
          '\\.test\\.tsx?$',
          '\\.test-d\\.ts$',
          '\\.d\\.ts$',
          '^src/server/cli/',
          '^src/server/public-page/(public-page|counting/views)\\.client\\.ts$',
          '^src/server/site/[^/]+\\.client\\.ts$',
          '^test/faults/',
          '^test/support/(generate|write)-',
          '^src/client/routes/',
          '\\.gen\\.ts$',
        ],
      },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?' } },
    only('contracts-know-nobody', '^src/contracts/', ['^src/contracts/']),
    only('db-knows-nobody', '^db/', ['^db/']),
    only('routers-know-contracts-and-db', '^src/routers/', [
      '^src/routers/',
      '^src/contracts/',
      '^src/words/',
      '^db/',
      // They start its worker, and know its answers and refusals; they ask it for the files of a zip.
      '^src/reading/(reading-worker|worker-address|list-files|errors|profile-in-zip)\\.ts$',
    ]),
    only('reading-knows-contracts', '^src/reading/', ['^src/reading/', '^src/contracts/']),
    only('words-know-contracts', '^src/words/', ['^src/words/', '^src/contracts/']),
    only('documents-know-contracts', '^src/documents/', [
      '^src/documents/',
      '^src/words/',
      '^src/contracts/',
    ]),
    only('server-knows-no-client', '^src/server/', [
      '^src/server/',
      '^src/documents/',
      '^src/words/',
      '^src/routers/',
      '^src/contracts/',
      '^db/',
    ]),
    {
      name: 'client-knows-contracts',
      severity: 'error',
      from: { path: '^src/client/' },
      to: {
        path: '^(src/(server|routers|documents|words)|db|migrations|test)/',
        // Pictures are no code: the demo's also serve as samples.
        pathNot: '^(src/routers/app-router\\.ts$|db/seeds/images/)',
      },
    },
    {
      name: 'client-knows-types-of-routers-only',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: '^src/routers/app-router\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-foundations-know-no-features',
      severity: 'error',
      from: { path: '^src/client/(api|session|sections|ui)/' },
      to: { path: '^src/client/(features|routes)/' },
    },
    {
      name: 'client-api-knows-no-session',
      severity: 'error',
      from: { path: '^src/client/api/' },
      to: { path: '^src/client/(session|sections)/' },
    },
    {
      name: 'client-features-know-no-routes',
      severity: 'error',
      from: { path: '^src/client/features/' },
      to: { path: '^src/client/routes/' },
    },
    {
      name: 'client-features-know-each-other-one-way',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/client/features/' },
      to: { path: '^src/client/features/', circular: true },
    },
    {
      name: 'ui-knows-no-server',
      severity: 'error',
      from: { path: '^src/client/ui/' },
      to: { path: '(^src/client/(api|session|sections)/|node_modules/@trpc/)' },
    },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      from: { path: '^src/contracts/' },
      to: { path: 'node_modules', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'migrations-import-kysely-only',
      severity: 'error',
      from: { path: '^migrations/' },
      to: { pathNot: 'node_modules/kysely/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(src|db|migrations)/' },
      to: { path: '^test/' },
    },
    {
      name: 'nobody-knows-the-corpus',
      severity: 'error',
      from: { pathNot: '^corpus/' },
      to: { path: '^corpus/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
