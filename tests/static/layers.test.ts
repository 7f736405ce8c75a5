import { describe, expect, it } from 'vitest';
import { folderFault, importsIn, layerFaults } from './layers';
import { sourcesIn, testsIn } from './sources';

/** Globals the domain may use without importing them, in every area. */
const ABOVE_ALL = 'src/domain/standardGlobals.d.ts';

const all = ['src', 'functions/src'].flatMap((folder) => [...sourcesIn(folder), ...testsIn(folder)]);
const files = [...new Map(all.map((file) => [file.path, file])).values()].filter(({ path }) => path !== ABOVE_ALL);

describe('the whole tree', () => {
  it('imports downward only', () => {
    expect(files.length).toBeGreaterThan(5000);
    expect(files.flatMap(({ path, text }) => layerFaults(path, text))).toEqual([]);
  });

  it('has consistently named folders', () => {
    expect(files.flatMap(({ path }) => folderFault(path) ?? [])).toEqual([]);
  });
});

/** Returns the error for a file that imports one thing. */
const told = (path: string, name: string): string => layerFaults(path, `import { one } from '${name}';`).join();

describe('refused imports', () => {
  it.each([
    ['src/lib/ids.ts', '@/domain/job/schema', 'lib imports lib:'],
    ['src/domain/job/schema.ts', '@/data/collections', 'domain imports domain and lib:'],
    ['src/domain/job/schema.ts', '../../ui/theme', 'domain imports domain and lib:'],
    ['src/data/outbox/outbox.ts', '@/ui/feedback/confirm', 'data imports data, domain, and lib:'],
    ['src/ui/table/Table.tsx', '@/data/collections', 'ui imports ui, domain, and lib:'],
    ['src/ui/table/Table.tsx', '@/entities/job/JobName', 'ui imports'],
    ['src/documents/paper.ts', '@/ui/theme', 'documents imports'],
    ['src/entities/job/JobName.tsx', '@/features/jobs/routes', 'entities imports'],
    ['src/entities/job/JobName.tsx', '@/app/router', 'entities imports'],
    ['src/features/jobs/routes.tsx', '@/app/router', 'features imports'],
    ['src/features/jobs/routes.tsx', '@/demo/openInTab', 'features imports'],
    ['src/features/jobs/routes.tsx', '../../../functions/src/index', 'features imports'],
    ['src/demo/openInTab.ts', '@/entities/job/JobName', 'demo imports'],
    ['src/app/router.tsx', '../../functions/src/index', 'app imports'],
    ['functions/src/mail/send.ts', '../../../src/data/collections', 'functions imports'],
    ['src/features/jobs/pages/JobPage.tsx', '@/testing/renderApp', 'features imports'],
    ['src/testing/renderApp.tsx', '@/features/jobs/routes', 'testing imports'],
    ['src/features/jobs/routes.tsx', '@/features/leads/leadForm', 'features do not import each other'],
    ['src/features/jobs/pages/JobPage.tsx', '../../leads/leadForm', 'features do not import each other'],
    ['src/features/jobs/JobPage.test.tsx', '@/features/leads/leadForm', 'features do not import each other'],
    ['src/app/router.tsx', '@/features/jobs/pages/JobPage', 'nothing further inside'],
    ['src/app/router.tsx', '@/features/jobs/pages/routes', 'nothing further inside'],
    ['src/ui/Table.tsx', '../../scripts/project.mjs', 'in no layer'],
    ['src/ui/Table.tsx', '@/domain/standardGlobals', 'in no layer'],
    ['src/domain/job/schema.ts', 'react', 'the domain imports zod and psychrolib'],
    ['src/domain/job/schema.ts', 'node:fs', 'the domain imports zod and psychrolib'],
    ['src/domain/job/schema.ts', 'zod/mini', 'the domain imports zod and psychrolib'],
    ['src/ui/Table.tsx', 'firebase/firestore', 'only data imports that package'],
    ['functions/src/mail/send.ts', 'firebase', 'only data imports that package'],
    ['src/testing/renderApp.tsx', 'firebase/app', 'only data imports that package'],
    ['src/data/collections.ts', 'firebase-admin/firestore', 'only functions imports that package'],
    ['src/demo/openInTab.ts', 'firebase-functions', 'only functions imports that package'],
    ['src/features/jobs/routes.tsx', 'stripe', 'only functions imports that package'],
    ['src/data/collections.ts', 'nodemailer', 'only functions imports that package'],
    ['src/features/jobs/routes.tsx', '@react-pdf/renderer', 'only documents imports that package'],
    ['functions/src/mail/send.ts', '@expo-google-fonts/inter', 'only documents imports that package'],
  ])('%s imports %s', (path, name, sentence) => {
    expect(told(path, name)).toContain(`${path}:1 imports ${name}, but `);
    expect(told(path, name)).toContain(sentence);
  });

  it.each([
    'src/main.tsx',
    'src/domain/schema.ts',
    'src/features/routes.tsx',
    'src/functions/one.ts',
    'functions/one.ts',
  ])('%s is in no layer', (path) => {
    expect(layerFaults(path, '')).toEqual([expect.stringContaining('is in no layer')]);
  });

  it.each(['src/ui/Table/Table.tsx', 'src/domain/load_calc/one.ts', 'functions/src/oAuth/one.ts', 'src/ui/2d/one.ts'])(
    'the folder of %s',
    (path) => {
      expect(folderFault(path)).toContain('written-like-this');
    },
  );
});

it.each([
  ['src/domain/job/schema.ts', 'zod'],
  ['src/domain/job/schema.ts', '../record/schema'],
  ['src/domain/job/schema.test.ts', 'node:fs'],
  ['src/domain/job/schema.test.ts', '@/testing/records'],
  ['src/data/collections.ts', 'firebase/firestore'],
  ['src/features/jobs/pages/JobPage.tsx', '../jobForm'],
  ['src/features/jobs/pages/JobPage.tsx', '@/features/jobs/jobForm'],
  ['src/features/jobs/pages/JobPage.tsx', './JobPage.module.css?inline'],
  ['src/app/router.tsx', '@/features/jobs/routes'],
  ['src/app/router.tsx', '../features/blog/publicPages.ts'],
  ['src/demo/openInTab.ts', '../../functions/src/index'],
  ['functions/src/mail/send.ts', '../../../src/domain/job/schema'],
  ['functions/src/mail/send.ts', 'nodemailer'],
  ['src/documents/paper.ts', '@react-pdf/renderer'],
  ['src/lib/stripeScript.ts', '@stripe/stripe-js'],
])('allowed: %s imports %s', (path, name) => {
  expect(told(path, name)).toBe('');
});

it('reads every form of import', () => {
  const text = [
    "import 'side';",
    "import { a,\n  b } from 'several';",
    "import type { C } from 'type';",
    "export * from 'all';",
    "export { d } from 'passed';",
    "const e = () => import('later');",
    'const f = () => import(`quoted`);',
    'const g = (name: string) => import(`./${name}`);',
    "// import { h } from 'comment';",
    'const i = "import { j } from \'words\'";',
  ].join('\n');
  expect(importsIn('src/lib/one.ts', text)).toEqual([
    { name: 'side', line: 1 },
    { name: 'several', line: 3 },
    { name: 'type', line: 4 },
    { name: 'all', line: 5 },
    { name: 'passed', line: 6 },
    { name: 'later', line: 7 },
    { name: 'quoted', line: 8 },
  ]);
});
