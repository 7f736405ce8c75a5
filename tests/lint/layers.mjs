// Who may import whom. Lint enforces it (`oxlint.config.mjs`).

/** Who may import whom, downwards only. Adding a feature needs no new line here. */
const LAYERS = {
  lib: ['lib'],
  domain: ['domain', 'lib'],
  data: ['data', 'domain', 'lib'],
  ui: ['ui', 'domain', 'lib'],
  documents: ['documents', 'domain', 'lib'],
  entity: ['entity', 'documents', 'ui', 'data', 'domain', 'lib'],
  feature: ['entity', 'documents', 'ui', 'data', 'domain', 'lib'],
  demo: ['demo', 'functions', 'ui', 'data', 'domain', 'lib'],
  app: ['app', 'demo', 'entity', 'ui', 'data', 'domain', 'lib'],
  functions: ['functions', 'documents', 'domain', 'lib'],
  testing: ['testing', 'app', 'entity', 'documents', 'ui', 'data', 'domain', 'lib'],
};

const from = (type) => ({ element: { type } });
const npm = (source) => ({ to: { module: { origin: 'external', source } } });
const anyModule = { to: { module: { origin: ['external', 'core'] } } };

/** The folder of each layer. */
export const ELEMENTS = [
  { type: 'lib', pattern: 'src/lib' },
  { type: 'domain', pattern: 'src/domain/*', capture: ['area'] },
  { type: 'data', pattern: 'src/data' },
  { type: 'ui', pattern: 'src/ui' },
  { type: 'documents', pattern: 'src/documents' },
  { type: 'entity', pattern: 'src/entities/*', capture: ['entity'] },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'app', pattern: 'src/app' },
  { type: 'demo', pattern: 'src/demo' },
  { type: 'functions', pattern: 'functions/src' },
  { type: 'testing', pattern: 'src/testing' },
];

/** For `boundaries/dependencies`, which takes the last policy that fits an import. */
export const POLICIES = [
  ...Object.entries(LAYERS).map(([type, to]) => ({
    from: from(type),
    allow: { to: { element: { types: { anyOf: to } } } },
  })),
  {
    from: from('feature'),
    allow: {
      to: { element: { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } } },
    },
  },
  {
    from: from('app'),
    allow: {
      to: {
        element: { type: 'feature', fileInternalPath: '{routes,publicPages,interactivePages}.{ts,tsx}' },
      },
    },
  },
  { allow: anyModule },
  { from: from('domain'), disallow: anyModule },
  { from: from('domain'), allow: npm(['zod', 'psychrolib']) },
  { from: { element: { types: { noneOf: ['data'] } } }, disallow: npm(['firebase', 'firebase/*']) },
  {
    from: { element: { types: { noneOf: ['functions'] } } },
    disallow: npm([
      'firebase-admin',
      'firebase-admin/*',
      'firebase-functions',
      'firebase-functions/*',
      'stripe',
      'nodemailer',
    ]),
  },
  {
    from: { element: { types: { noneOf: ['documents'] } } },
    disallow: npm(['@react-pdf/*', '@expo-google-fonts/*']),
  },
  { from: { file: { categories: 'test' } }, allow: anyModule },
  { from: { file: { categories: 'test' } }, allow: { to: { element: { type: 'testing' } } } },
];
