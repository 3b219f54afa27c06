/** House rules about who may import whom, by pattern. Each was seen red once. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'platform-knows-no-context',
      severity: 'error',
      from: { path: '^libs/platform/' },
      to: { path: '^(libs/(?!platform/|texts/)|apps/|frontend/)' },
    },
    {
      name: 'libs-know-no-app',
      comment: 'Specs take the support of test/.',
      severity: 'error',
      from: { path: '^libs/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(apps|frontend|test)/' },
    },
    {
      name: 'siblings-meet-in-contracts',
      comment:
        'A context imports contract.ts of another context; wire, job-paths, pages, language-check, texts and platform are open to all.',
      severity: 'error',
      from: { path: '^libs/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^libs/(?!$1/|platform/|wire/|job-paths/|pages/|language-check/|texts/)[^/]+/',
        pathNot: '/src/contract\\.ts$',
      },
    },
    {
      name: 'libs-are-entered-by-the-front-door',
      comment:
        'From outside, a lib is its index.ts or contract.ts (texts: server.ts, too); for specs its factories, too (see no-tests-in-product).',
      severity: 'error',
      from: { path: '^(apps|libs/([^/]+))/' },
      to: {
        path: '^libs/(?!$2/)[^/]+/src/',
        pathNot: '^libs/[^/]+/src/((index|contract)\\.ts$|testing/)|^libs/texts/src/server\\.ts$',
      },
    },
    {
      name: 'wire-and-paths-stand-alone',
      comment: 'The browser imports them too.',
      severity: 'error',
      from: { path: '^libs/(wire|job-paths|language-check|texts)/' },
      to: { path: '^libs/(?!$1/)' },
    },
    {
      name: 'pages-know-paths-alone',
      comment: 'The browser imports them too.',
      severity: 'error',
      from: { path: '^libs/pages/' },
      to: { path: '^libs/(?!pages/|job-paths/|texts/)' },
    },
    {
      name: 'identity-knows-no-sibling',
      comment:
        'Everybody stands on accounts; what siblings keep of a person they forget themselves (AccountTakeovers, Eraser).',
      severity: 'error',
      from: { path: '^libs/identity/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^libs/(?!identity/|platform/|texts/)' },
    },
    {
      name: 'nothing-depends-on-operations',
      comment: 'But the mails that tell of its facts.',
      severity: 'error',
      from: { path: '^libs/(?!operations/|notifications/)' },
      to: { path: '^libs/operations/' },
    },
    {
      name: 'nothing-depends-on-notifications',
      severity: 'error',
      from: { path: '^libs/(?!notifications/)' },
      to: { path: '^libs/notifications/' },
    },
    {
      name: 'no-http-in-libs',
      severity: 'error',
      from: { path: '^libs/(?!platform/)' },
      to: { path: 'node_modules/(express|@nestjs/platform-express|@nestjs/swagger)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: ['^libs/[^/]+/src/domain/', '^libs/[^/]+/src/[^/]+/domain/'], pathNot: '\\.spec\\.ts$' },
      to: { path: 'node_modules/(typeorm|bullmq|pg|@nestjs/[^/]+)/' },
    },
    {
      name: 'apps-are-apart',
      severity: 'error',
      from: { path: '^apps/(api|worker|cli|launcher)/' },
      to: { path: '^apps/(api|worker|cli|launcher)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'browser-takes-only-wire-and-paths',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(apps/|libs/(?!wire/|job-paths/|pages/|language-check/|texts/(?!src/server)))' },
    },
    {
      name: 'features-are-apart',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/(?!$1/)' },
    },
    {
      name: 'features-know-no-app',
      comment: 'What features need of it stands beside ui/: paths, site, head, session, frame …',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'building-blocks-know-no-feature',
      comment: 'A building block is each folder beside features/ and app/.',
      severity: 'error',
      from: { path: '^frontend/src/(?!features/|app/)[^/]+/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'interface-parts-know-no-site',
      comment:
        'Look, texts, client, router and interface parts stand below those that know addresses, sessions and forms.',
      severity: 'error',
      from: { path: '^frontend/src/(ui|theme|i18n|api|router)/' },
      to: { path: '^frontend/src/(?!(ui|theme|i18n|api|router)/)[^/]+/' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Only the command that runs benchmarks reaches into test/.',
      severity: 'error',
      from: { path: '^(apps|libs|frontend)/', pathNot: '(\\.spec\\.tsx?|/bench\\.command\\.ts)$' },
      to: { path: '(\\.spec\\.tsx?$|^test/|/src/testing/)' },
    },
    {
      name: 'no-vague-folders',
      severity: 'error',
      from: {},
      to: { path: '^(apps|libs|frontend)/.*/(common|shared|utils|helpers)/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'declared-dependencies',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.boundaries.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
