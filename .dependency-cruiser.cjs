/**
 * Who may import whom (docs/architecture.md). The rules are made from one table; type imports count.
 * Every layer may import `primitives`, and tests `testing`, which may import everything.
 */
const LAYERS = {
  primitives: [],
  domain: [],
  i18n: [],
  ports: ['domain'],
  // A program of its own, which has to know which page an address shows.
  'service-worker': ['domain/access'],
  // Part of the pages of portals, and of no page of ours.
  'embed-helper': ['domain'],
  platform: ['domain', 'ports'],
  api: ['domain', 'platform'],
  state: ['domain', 'ports', 'api'],
  // Links and redirects ask `safeUrl` where an address leads.
  ui: ['i18n', 'domain/safeUrl'],
  features: ['domain', 'i18n', 'ports', 'api', 'state', 'ui'],
  app: ['domain', 'i18n', 'ports', 'platform', 'api', 'state', 'ui', 'features', 'dev-panel'],
  'dev-panel': ['domain', 'api', 'state', 'ui', 'testing/mock/mockControl'],
};

/** The layers of `features/onboarding`, and the layers of it that each may import. */
const ENGINE = ['model', 'parts', 'cards', 'sub-step'];
const ONBOARDING_LAYERS = {
  model: [],
  parts: ['model'],
  cards: ['model', 'parts'],
  'sub-step': ['model', 'parts', 'cards'],
  hub: ENGINE,
  steps: ENGINE,
  review: ENGINE,
  outcome: ENGINE,
  // The only layer that imports every step.
  screens: [...ENGINE, 'hub', 'steps', 'review', 'outcome'],
};

/** Risky, unmaintained or heavy libraries, and the only place that may import each. */
const WRAPPED = {
  'redux-persist': '^src/state/drafts/',
  notistack: '^src/ui/feedback/',
  formik: '^src/ui/forms/',
  'pdfjs-dist': '^src/platform/pdf',
  '@mui/x-charts': '^src/features/dashboard/charts/',
};

const TEST = '\\.test\\.tsx?$';

/** A layer, or one file of it. */
const placeOf = (name) => `^src/${name}(/|\\.ts$)`;

const layerRules = Object.entries(LAYERS).flatMap(([layer, allowed]) => [
  {
    name: `${layer}-imports`,
    comment: `src/${layer} may import ${allowed.join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from: { path: `^src/${layer}/`, pathNot: TEST },
    to: {
      path: '^(src|mock-server|deploy|scripts|e2e|bench)/',
      pathNot: ['primitives', layer, ...allowed].map(placeOf),
    },
  },
  {
    name: `${layer}-test-imports`,
    comment: `tests of src/${layer} may import ${['testing', ...allowed].join(', ')}`,
    severity: 'error',
    from: { path: `^src/${layer}/.*${TEST}` },
    to: {
      path: '^(src|mock-server|deploy|scripts|e2e|bench)/',
      pathNot: ['primitives', 'testing', layer, ...allowed].map(placeOf),
    },
  },
]);

/** Features whose pages show what others own. */
const COMPOSED = '^src/features/(settings|dashboard)/';

const ONBOARDING = '^src/features/onboarding';

const onboardingRules = Object.entries(ONBOARDING_LAYERS).map(([layer, allowed]) => ({
  name: `onboarding-${layer}-imports`,
  comment: `${layer} of onboarding may import ${allowed.join(', ') || 'no other layer'}`,
  severity: 'error',
  from: { path: `${ONBOARDING}/${layer}/`, pathNot: TEST },
  to: {
    path: `${ONBOARDING}/`,
    pathNot: [layer, ...allowed].map((name) => `${ONBOARDING}/${name}/`),
  },
}));

const wrapperRules = Object.entries(WRAPPED).map(([library, wrapper]) => ({
  name: `${library}-in-its-wrapper`,
  comment: `${library} is imported only in ${wrapper}`,
  severity: 'error',
  from: { path: '^src/', pathNot: [wrapper, TEST] },
  to: { path: `^node_modules/${library}/` },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    ...onboardingRules,
    ...wrapperRules,
    {
      name: 'dev-panel-apart',
      comment:
        'only the start of the app loads the panel, so that production builds do not have it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(dev-panel/|app/startApp\\.tsx$)' },
      to: { path: '^src/dev-panel/' },
    },
    {
      name: 'dev-panel-in-a-chunk-of-its-own',
      comment: 'the panel is imported only with import()',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/dev-panel/' },
      to: { path: '^src/dev-panel/', dynamic: false },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(src|mock-server|deploy|e2e)/' },
      to: { circular: true },
    },
    {
      name: 'features-apart',
      comment:
        'a feature imports no other one, except those composed of others; these nobody imports',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: COMPOSED },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'composed-features-apart',
      comment: 'a feature composed of others imports no other composed one',
      severity: 'error',
      from: { path: COMPOSED },
      to: { path: COMPOSED, pathNot: '^src/features/$1/' },
    },
    {
      name: 'steps-apart',
      comment: 'a sub-step of onboarding never imports another one',
      severity: 'error',
      from: { path: `${ONBOARDING}/steps/([^/]+)/`, pathNot: TEST },
      to: { path: `${ONBOARDING}/steps/`, pathNot: `${ONBOARDING}/steps/$1/` },
    },
    {
      name: 'variants-in-their-flows',
      comment:
        'screens of onboarding use their flow, and no role, type or variant; StoredApplication finds it',
      severity: 'error',
      from: {
        path: '^src/features/onboarding/',
        pathNot: [TEST, '^src/features/onboarding/screens/StoredApplication\\.tsx$'],
      },
      to: {
        path: '^src/domain/(access/(roles|variants)|onboarding/(flows/|steps|subSteps))',
      },
    },
    {
      name: 'domain-libraries',
      comment: 'the domain imports dayjs and yup, and no other library',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: {
        dependencyTypesNot: ['local', 'aliased', 'aliased-tsconfig'],
        pathNot: '^node_modules/(dayjs|yup)/',
      },
    },
    {
      name: 'mock-imports',
      comment:
        'the mock imports domain, primitives and contract types; its verification is test code',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: [TEST, '^mock-server/verification/'] },
      to: { path: '^src/', pathNot: '^src/(domain/|primitives/|api/(contract|wire)\\.ts$)' },
    },
    {
      name: 'mock-core-imports',
      comment: 'the core of the mock imports its tables; server and command line compose the rest',
      severity: 'error',
      from: {
        path: '^mock-server/core/',
        pathNot: [TEST, '^mock-server/core/(server|run|commandLine)\\.ts$'],
      },
      to: { path: '^mock-server/', pathNot: '^mock-server/(core|database)/' },
    },
    {
      name: 'mock-rules-imports',
      comment: 'the rules of the mock import its core and its tables',
      severity: 'error',
      from: { path: '^mock-server/rules/', pathNot: TEST },
      to: { path: '^mock-server/', pathNot: '^mock-server/(rules|core|database)/' },
    },
    {
      name: 'nothing-undeclared',
      severity: 'error',
      from: { path: '^(src|mock-server|deploy|scripts|e2e|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-library-in-the-bundle',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/testing/', '^src/dev-panel/', TEST] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      comment: 'the demo portal serves the built helper beside its page',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?url$', 'bos-embed\\.js$'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
