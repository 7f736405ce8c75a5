import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import query from '@tanstack/eslint-plugin-query';
import tseslint from 'typescript-eslint';

// The rules of the house: layers, names, what a file may import. Everything that TypeScript, JavaScript and React say is
// oxlint's (`.oxlintrc.json`), which needs a tenth of the time for it.

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

/**
 * Files with a function of more than 100 lines, where cutting it would make it worse or nobody has cut it yet. The list may
 * only shrink: a new function of that length is divided into parts with names of their own.
 */
const LONG_FUNCTIONS = [
  'functions/src/assistant/answerQuestion.ts',
  'src/data/outbox/outbox.ts',
  'src/data/records/repository.ts',
  'src/data/session/membership.ts',
  'src/data/uploads/photoQueue.ts',
  'src/domain/load-calc/quick/quickHouse.ts',
  'src/domain/load-calc/report/surfaceTables.ts',
  'src/entities/billing/LineItemsEditor.tsx',
  'src/entities/calculation/calculationEditor.ts',
  'src/entities/schedule/useBoardActions.ts',
  'src/features/dashboard/hooks/useAttentionItems.ts',
  'src/features/discounts/components/GivenAway.tsx',
  'src/features/inspections/hooks/useFillIn.ts',
  'src/features/manual-j/hooks/usePlanDrag.ts',
  'src/features/payments/components/DailyClose.tsx',
  'src/features/reviews/pages/ReviewSettingsPage.tsx',
  'src/features/reviews/pages/ReviewsPage.tsx',
  'src/features/taxes/components/TryZone.tsx',
  'src/features/taxes/components/ZoneForm.tsx',
];

const from = (type) => ({ element: { type } });
const npm = (source) => ({ to: { module: { origin: 'external', source } } });
const anyModule = { to: { module: { origin: ['external', 'core'] } } };

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'functions/lib',
      '.cache',
      'test-results',
      'playwright-report',
      'coverage',
      // Declarations for the compiler alone, in the domain's own project.
      'src/domain/standardGlobals.d.ts',
    ],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { boundaries, 'check-file': checkFile },
    settings: {
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
      'boundaries/elements': [
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
      ],
      'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
    },
    rules: {
      'check-file/folder-naming-convention': ['error', { 'src/**/': 'KEBAB_CASE', 'functions/src/**/': 'KEBAB_CASE' }],
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
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
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', ...LONG_FUNCTIONS],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@tanstack/query': query },
    rules: { '@tanstack/query/exhaustive-deps': 'error' },
  },
  {
    files: ['functions/src/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > :not(ImportDeclaration):not(ExportNamedDeclaration[source])',
          message: 'index.ts only re-exports.',
        },
      ],
    },
  },
);
