import { measureBilling } from './billing';
import { measureBoard } from './board';
import { measureBuild } from './build';
import { withBuiltApp } from './builtApp';
import { bundled } from './bundled';
import { withDemo } from './demo';
import { printTable, type Figure } from './figures';
import { measureFunctions } from './functions';
import { measureInspections } from './inspections';
import { measureInvoices } from './invoices';
import { measureJourneys } from './journeys/measure';
import type * as Loads from './loads';
import { measureLoadReportPdf } from './loadReportPdf';
import { measureMainActions } from './mainActions';
import { measurePdf } from './pdf';
import type * as Plumbing from './plumbing';
import { measurePricebookSearch } from './pricebook';
import { measurePublicPages } from './publicPages';
import { measureRecords } from './records';
import { measureRouting } from './routing';
import { measureSchedule } from './schedule';
import { measureScreens } from './screens';
import { measureSearch } from './search';
import { measureSites } from './sites';
import { measureSlowPhone } from './slowPhone';
import { measureWords } from './words';

/** By the name that selects them. */
const MEASURES: Record<string, () => Figure[] | Promise<Figure[]>> = {
  build: measureBuild,
  public: measurePublicPages,
  functions: measureFunctions,
  records: measureRecords,
  invoices: measureInvoices,
  search: measureSearch,
  pricebook: measurePricebookSearch,
  schedule: measureSchedule,
  billing: measureBilling,
  loads: async () => ((await bundled('loads')) as typeof Loads).measureLoads(),
  plumbing: async () => ((await bundled('plumbing')) as typeof Plumbing).measurePlumbing(),
  routing: measureRouting,
  pdf: async () => [...(await measurePdf()), ...(await measureLoadReportPdf())],
  words: measureWords,
};
/** What looks at the built app with the demo's data; both are there once for all of them. The journeys write, in companies of their own. */
const DEMO_MEASURES: Record<string, (address: string) => Promise<Figure[]>> = {
  screens: measureScreens,
  actions: measureMainActions,
  phone: measureSlowPhone,
  journeys: measureJourneys,
  board: measureBoard,
  inspections: measureInspections,
  sites: measureSites,
};

const figures: Figure[] = [];
const failed: string[] = [];

/** What one measure finds. When it fails, the others are worth reading all the same. */
async function collect(name: string, measure: () => Figure[] | Promise<Figure[]>): Promise<void> {
  try {
    figures.push(...(await measure()));
  } catch (error) {
    failed.push(name);
    console.error(`“${name}” could not be measured:`, error);
  }
}

// `npm run bench -- build,screens` measures some of them.
const all = [...Object.keys(MEASURES), ...Object.keys(DEMO_MEASURES)];
const selected = process.argv[2]?.split(',') ?? all;
const unknown = selected.find((name) => !all.includes(name));
if (unknown !== undefined) throw new Error(`There is no “${unknown}” to measure; there are ${all.join(', ')}.`);

for (const [name, measure] of Object.entries(MEASURES)) if (selected.includes(name)) await collect(name, measure);
if (selected.some((name) => name in DEMO_MEASURES)) {
  await withDemo(() =>
    withBuiltApp(async (address) => {
      for (const [name, measure] of Object.entries(DEMO_MEASURES))
        if (selected.includes(name)) await collect(name, () => measure(address));
    }),
  );
}
// Figures of time are for reading, on a machine that does nothing else: no test asserts them.
const exitCode = printTable(figures) && failed.length === 0 ? 0 : 1;
// A pipe takes the table in pieces, and what it has not taken yet would be lost.
process.stdout.write('', () => process.exit(exitCode));
