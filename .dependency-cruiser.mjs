/** House rules about who may import whom, by pattern. Each was seen red once. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other: move what both need into a third, or hand it over as a parameter.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'platform-knows-no-context',
      comment:
        'The platform serves every context alike: have the context hand it over (its `<name>.context.ts`, a declaration, a provider), or move the code into the context.',
      severity: 'error',
      from: { path: '^libs/platform/' },
      to: { path: '^(libs/(?!platform/|texts/)|apps/|frontend/)' },
    },
    {
      name: 'libs-know-no-app',
      comment:
        'Business knows no edge: move the code into the lib, or have the app hand it over. Specs take the support of test/.',
      severity: 'error',
      from: { path: '^libs/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(apps|frontend|test)/' },
    },
    {
      name: 'siblings-meet-in-contracts',
      comment:
        'A context imports contract.ts of another context: export there what siblings may use. wire, job-paths, pages, language-check, texts and platform are open to all.',
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
      comment: 'The browser imports them, too: what they need stands in them, or is handed over by who calls.',
      severity: 'error',
      from: { path: '^libs/(wire|job-paths|language-check|texts)/' },
      to: { path: '^libs/(?!$1/)' },
    },
    {
      name: 'pages-know-paths-alone',
      comment: 'The browser imports them, too: what they need beyond job-paths and texts is handed over by who calls.',
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
      comment: 'Publish an event and let operations react to it. Only the mails that tell of its facts know it.',
      severity: 'error',
      from: { path: '^libs/(?!operations/|notifications/)' },
      to: { path: '^libs/operations/' },
    },
    {
      name: 'nothing-depends-on-notifications',
      comment: 'Publish an event; a reaction of libs/notifications sends the mail.',
      severity: 'error',
      from: { path: '^libs/(?!notifications/)' },
      to: { path: '^libs/notifications/' },
    },
    {
      name: 'no-http-in-libs',
      comment:
        'A use case does not know who calls it: throw a DomainError, give a result, and leave request and response to apps/api.',
      severity: 'error',
      from: { path: '^libs/(?!platform/)' },
      to: { path: 'node_modules/(express|@nestjs/platform-express|@nestjs/swagger)/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Rules without rows: take what the rule needs as parameters; reading and writing is for handlers and queries.',
      severity: 'error',
      from: { path: ['^libs/[^/]+/src/domain/', '^libs/[^/]+/src/[^/]+/domain/'], pathNot: '\\.spec\\.ts$' },
      to: { path: 'node_modules/(typeorm|bullmq|pg|@nestjs/[^/]+)/' },
    },
    {
      name: 'apps-are-apart',
      comment: 'Move what two apps need into the lib that owns it.',
      severity: 'error',
      from: { path: '^apps/(api|worker|cli|launcher|fake-cv-service)/' },
      to: { path: '^apps/(api|worker|cli|launcher|fake-cv-service)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'browser-takes-only-wire-and-paths',
      comment:
        'Ask the API for it; what both sides need without a server belongs into wire, job-paths, pages, language-check or texts.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(apps/|libs/(?!wire/|job-paths/|pages/|language-check/|texts/(?!src/server)))' },
    },
    {
      name: 'features-are-apart',
      comment:
        'Put what two features need beside features/ (ui/, api/, session/ …); a page of several features belongs into app/pages.',
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
      comment: 'A building block is each folder beside features/ and app/: give it what it shows as a property.',
      severity: 'error',
      from: { path: '^frontend/src/(?!features/|app/)[^/]+/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'interface-parts-know-no-site',
      comment:
        'Look, texts, client, router and interface parts stand below those that know addresses, sessions and forms: give them those as properties.',
      severity: 'error',
      from: { path: '^frontend/src/(ui|theme|i18n|api|router)/' },
      to: { path: '^frontend/src/(?!(ui|theme|i18n|api|router)/)[^/]+/' },
    },
    {
      name: 'no-tests-in-product',
      comment:
        'Move what the product needs out of test/ or testing/. Only the command that runs benchmarks reaches into test/.',
      severity: 'error',
      from: { path: '^(apps|libs|frontend)/', pathNot: '(\\.spec\\.tsx?|/bench\\.command\\.ts)$' },
      to: { path: '(\\.spec\\.tsx?$|^test/|/src/testing/)' },
    },
    {
      name: 'no-vague-folders',
      comment: 'Name the folder by what is in it, beside who uses it.',
      severity: 'error',
      from: {},
      to: { path: '^(apps|libs|frontend)/.*/(common|shared|utils|helpers)/' },
    },
    {
      name: 'resolvable',
      comment:
        'The file or package is not there: look at the spelling, the ending `.js`, and `paths` in tsconfig.json and tsconfig.boundaries.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'declared-dependencies',
      comment:
        'The product takes what stands under `dependencies` in package.json; for tests alone it goes into a spec or test/, for the build into make-bundle.mjs.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: ['\\.spec\\.ts$', '^apps/launcher/packages/make-bundle\\.mjs$'] },
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
