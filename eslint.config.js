import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import query from '@tanstack/eslint-plugin-query';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Who may import whom, downwards only. Adding a feature needs no new line here. */
const LAYERS = {
  lib: ['lib'],
  domain: ['domain', 'lib'],
  data: ['data', 'domain', 'lib'],
  ui: ['ui', 'domain', 'lib'],
  documents: ['documents', 'domain', 'lib'],
  entity: ['entity', 'documents', 'ui', 'data', 'domain', 'lib'],
  feature: ['entity', 'documents', 'ui', 'data', 'domain', 'lib'],
  app: ['app', 'entity', 'ui', 'data', 'domain', 'lib'],
  functions: ['functions', 'documents', 'domain', 'lib'],
  testing: ['testing', 'app', 'entity', 'documents', 'ui', 'data', 'domain', 'lib'],
};

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
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // React Router's guards redirect by throwing a Response.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
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
            { from: from('app'), allow: { to: { element: { type: 'feature', fileInternalPath: 'routes.tsx' } } } },
            { allow: anyModule },
            { from: from('domain'), disallow: anyModule },
            { from: from('domain'), allow: npm('zod') },
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
    // Where React is: its compiler reads each of these files, which takes as long as all other rules.
    files: ['src/{app,data,documents,entities,features,testing,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, '@tanstack/query': query },
    rules: { ...reactHooks.configs.recommended.rules, '@tanstack/query/exhaustive-deps': 'error' },
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
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['scripts/**', 'tests/**', 'functions/*.mjs'], rules: { 'no-console': 'off' } },
);
