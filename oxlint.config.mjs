// Lint: what TypeScript and React say (`.oxlintrc.json`, which editors read as well), and two rules of the house: the length of
// functions and the keys of queries. Layers and names of folders are a test (`tests/static/layers.ts`). Types are checked by the
// same program, which has them loaded anyway.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Files with a function of more than 100 lines, where cutting it would make it worse or no one has cut it yet. The list may
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

/**
 * The rule about keys reads objects that have a `queryFn`, and nothing else. Being a plugin of ESLint's it needs every file it sees
 * as a tree of JavaScript objects, which took longer for all files than the other rules together.
 */
const QUERY_FILES = readdirSync(pathOf('src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && readFileSync(pathOf(path), 'utf8').includes('queryFn'));

export default {
  ...language,
  options: { ...language.options, typeCheck: true },
  jsPlugins: ['@tanstack/eslint-plugin-query'],
  overrides: [
    ...language.overrides,
    {
      files: OURS,
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/testing/**', ...LONG_FUNCTIONS],
      rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
    },
    { files: QUERY_FILES, rules: { '@tanstack/query/exhaustive-deps': 'error' } },
  ],
};
