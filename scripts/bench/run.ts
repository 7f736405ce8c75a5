import { measureBilling } from './billing';
import { measureBuild } from './build';
import { withDemo } from './demo';
import { printTable, type Figure } from './figures';
import { measureFunctions } from './functions';
import { measureInvoices } from './invoices';
import { measureLoads } from './loads';
import { measureMainActions } from './mainActions';
import { measurePdf } from './pdf';
import { measurePricebookSearch } from './pricebook';
import { measureRecords } from './records';
import { measureSchedule } from './schedule';
import { measureScreens } from './screens';
import { measureSearch } from './search';
import { measureSlowPhone } from './slowPhone';

/** What the demo is started for. The phone comes last: the demo is complete by then. */
const lookAtScreens = (): Promise<Figure[]> =>
  withDemo(async (address) => [
    // First what waits until the demo is filled.
    ...(await measureScreens(address)),
    ...(await measureMainActions(address)),
    ...(await measureSlowPhone()),
  ]);

const MEASURES: Record<string, () => Figure[] | Promise<Figure[]>> = {
  build: measureBuild,
  functions: measureFunctions,
  records: measureRecords,
  invoices: measureInvoices,
  search: measureSearch,
  pricebook: measurePricebookSearch,
  schedule: measureSchedule,
  billing: measureBilling,
  loads: measureLoads,
  pdf: measurePdf,
  screens: lookAtScreens,
};

// `npm run bench -- build,screens` measures some of them.
const selected = process.argv[2]?.split(',') ?? Object.keys(MEASURES);
const figures: Figure[] = [];
for (const name of selected) {
  const measure = MEASURES[name];
  if (!measure) throw new Error(`There is no “${name}” to measure; there are ${Object.keys(MEASURES).join(', ')}.`);
  figures.push(...(await measure()));
}
// Figures of time are for reading, on a machine that does nothing else: no test asserts them.
process.exit(printTable(figures) ? 0 : 1);
