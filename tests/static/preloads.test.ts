import { expect, it } from 'vitest';
import { OUTSIDE_FRAME, preloadWithoutStart } from '../../scripts/build/preloadWithoutStart';
import { readSource } from './sources';

const LISTS = readSource('src/app/publicRoutes.ts') + readSource('src/app/featureRoutes.ts');
/** The lists of pages that open without the shell, and a form that a company's customers open too. */
const OPEN_WITHOUT_SHELL = ['publicRoutes', 'welcomeRoutes', 'linkedRoutes', 'checkedLinkedRoutes'];
const COMPANY_FORM = 'leadNewRoutes';
/** Nearly always opened by members, in the frame: a list of their own would cost everyone's first page more than it gives. */
const BY_MEMBERS = ['auth/OnboardingPage', 'invoices/InvoicePage', 'pricebook/PricebookItemPage'];

/** The features' lists that a list in them is made of. */
function partsOf(list: string): string[] {
  const [, text = ''] = new RegExp(`export const ${list}: FeatureRoute\\[\\] = ([^;]+);`).exec(LISTS) ?? [];
  return [...text.matchAll(/\b(\w+Routes)\b/g)].map(([, name = '']) => name);
}

/** The pages of a feature's list, as `feature/Page`. */
function pagesOf(list: string): string[] {
  const [, feature = ''] =
    new RegExp(`import \\{[^}]*\\b${list}\\b[^}]*\\} from '@/features/([^/]+)/routes'`).exec(LISTS) ?? [];
  const source = readSource(`src/features/${feature}/routes.tsx`);
  const [, text = ''] =
    new RegExp(`export const ${list}\\b([\\s\\S]*?)(?=\\nexport |$(?![\\s\\S]))`).exec(source) ?? [];
  const named = [...source.matchAll(/const (\w+) = lazyPage\(\(\) => import\('\.\/pages\/(\w+)'\)\)/g)];
  return [
    ...[...text.matchAll(/import\('\.\/pages\/(\w+)'\)/g)].map(([, page = '']) => page),
    ...named.flatMap(([, name = '', page = '']) => (text.includes(`Page: ${name},`) ? [page] : [])),
  ].map((page) => `${feature}/${page}`);
}

it('every page that opens without the frame is known to the build', () => {
  const lists = [...OPEN_WITHOUT_SHELL.flatMap(partsOf), COMPANY_FORM];
  expect(lists.length).toBeGreaterThan(15);
  expect(lists.filter((list) => pagesOf(list).length === 0)).toEqual([]);
  const listed = Object.entries(OUTSIDE_FRAME).flatMap(([feature, pages]) => pages.map((page) => `${feature}/${page}`));
  expect([...listed, ...BY_MEMBERS].toSorted()).toEqual([...new Set(lists.flatMap(pagesOf))].toSorted());
});

type Output = {
  fileName: string;
  name: string;
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  viteMetadata?: { importedCss: Set<string> };
};
const page = (feature: string, name: string): string => `/app/src/features/${feature}/pages/${name}.tsx`;

it('a page in the frame requests no frame files, one outside it requests everything it needs', () => {
  const { plugin, modulePreload } = preloadWithoutStart();
  const outputs: Output[] = [
    { fileName: 'index.js', name: 'index', facadeModuleId: '/app/index.html', imports: ['start.js'], isEntry: true },
    { fileName: 'start.js', name: 'start', facadeModuleId: null, imports: [] },
    {
      fileName: 'shell.js',
      name: 'shell',
      facadeModuleId: '/app/src/app/shell/ShellLayout.tsx',
      imports: ['frame.js'],
    },
    { fileName: 'frame.js', name: 'frame', facadeModuleId: null, imports: ['table.js'] },
    { fileName: 'table.js', name: 'table', facadeModuleId: null, imports: [] },
    { fileName: 'jobs.js', name: 'jobs', facadeModuleId: page('jobs', 'JobsPage'), imports: ['frame.js'] },
    {
      fileName: 'board.js',
      name: 'board',
      facadeModuleId: null,
      imports: [],
      viteMetadata: { importedCss: new Set(['board.css']) },
    },
    {
      fileName: 'visit.js',
      name: 'visit',
      facadeModuleId: page('visits', 'VisitPage'),
      imports: [],
      dynamicImports: ['customer.js', 'dialog.js'],
    },
    {
      fileName: 'customer.js',
      name: 'customer',
      facadeModuleId: page('visits', 'VisitCustomerPage'),
      imports: ['frame.js'],
    },
    {
      fileName: 'dialog.js',
      name: 'dialog',
      facadeModuleId: '/app/src/features/visits/Dialog.tsx',
      imports: ['frame.js'],
    },
  ];
  const bundle = Object.fromEntries(
    outputs.map((output) => [output.fileName, { type: 'chunk', dynamicImports: [], ...output }]),
  );
  const { generateBundle } = plugin as unknown as { generateBundle: (options: object, bundle: object) => void };
  generateBundle({}, bundle);
  const preloads = (asked: string, { hostId = 'members.js', files = ['start.js', 'frame.js', 'table.js'] } = {}) =>
    modulePreload.resolveDependencies?.(asked, [asked, ...files], { hostId, hostType: 'js' });
  expect(preloads('jobs.js')).toEqual([]);
  expect(preloads('visit.js')).toEqual(['frame.js', 'table.js']);
  expect(preloads('customer.js')).toEqual(['frame.js', 'table.js']);
  expect(preloads('shell.js')).toEqual(['frame.js', 'table.js']);
  // Styles are waited for before the page's own file is asked for.
  expect(preloads('board.js', { files: ['table.js'] })).toEqual(['board.js', 'table.js']);
  // Files that the importing file itself needs are loaded already.
  expect(preloads('visit.js', { hostId: 'frame.js' })).toEqual([]);
});
