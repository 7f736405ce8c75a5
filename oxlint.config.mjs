// Lint: what TypeScript and React say (`.oxlintrc.json`, which editors read as well), and the rules of the house: layers, names,
// the length of functions, keys of queries. Types are checked by the same program, which has them loaded anyway.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ELEMENTS, POLICIES } from './tests/lint/layers.mjs';

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
  'src/features/inspections/hooks/useFillIn.ts',
  'src/features/manual-j/hooks/usePlanDrag.ts',
  'src/features/payments/components/DailyClose.tsx',
  'src/features/reviews/pages/ReviewSettingsPage.tsx',
  'src/features/reviews/pages/ReviewsPage.tsx',
  'src/features/taxes/components/TryZone.tsx',
  'src/features/taxes/components/ZoneForm.tsx',
];

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));
const language = JSON.parse(readFileSync(pathOf('.oxlintrc.json'), 'utf8'));
const OURS = ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'];

export default {
  ...language,
  options: { ...language.options, typeCheck: true },
  jsPlugins: ['eslint-plugin-boundaries', 'eslint-plugin-check-file', '@tanstack/eslint-plugin-query'],
  settings: {
    'import/resolver': { [pathOf('tests/lint/resolveImport.cjs')]: {} },
    'boundaries/elements': ELEMENTS,
    'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
  },
  overrides: [
    ...language.overrides,
    {
      files: OURS,
      rules: {
        'check-file/folder-naming-convention': [
          'error',
          { 'src/**/': 'KEBAB_CASE', 'functions/src/**/': 'KEBAB_CASE' },
        ],
        'boundaries/no-unknown-files': 'error',
        'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies: POLICIES }],
      },
    },
    {
      files: OURS,
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/testing/**', ...LONG_FUNCTIONS],
      rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
    },
    { files: ['src/**/*.{ts,tsx}'], rules: { '@tanstack/query/exhaustive-deps': 'error' } },
  ],
};
