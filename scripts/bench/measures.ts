import { measureAgreements } from './agreements';
import { measureBilling } from './billing';
import { measureBoard } from './board';
import { measureBooks } from './books';
import { measureBuild } from './build';
import { bundled } from './bundled';
import { measureContracts } from './contracts';
import { measureFunctions } from './functions';
import { measureImports } from './imports';
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
import { measureReactions } from './reactions';
import { measureRecords } from './records';
import { measureRouting } from './routing';
import { measureSchedule } from './schedule';
import { measureScreens } from './screens';
import { measureSearch } from './search';
import { measureSites } from './sites';
import { measureSlowPhone } from './slowPhone';
import { measureWords } from './words';
import type { Figure } from './figures';

/** Keyed by the name that selects them. */
export const MEASURES: Record<string, () => Figure[] | Promise<Figure[]>> = {
  build: measureBuild,
  public: measurePublicPages,
  functions: measureFunctions,
  reactions: measureReactions,
  records: measureRecords,
  invoices: measureInvoices,
  search: measureSearch,
  imports: measureImports,
  pricebook: measurePricebookSearch,
  schedule: measureSchedule,
  billing: measureBilling,
  books: measureBooks,
  contracts: measureContracts,
  agreements: measureAgreements,
  loads: async () => ((await bundled('loads')) as typeof Loads).measureLoads(),
  plumbing: async () => ((await bundled('plumbing')) as typeof Plumbing).measurePlumbing(),
  routing: measureRouting,
  pdf: async () => [...(await measurePdf()), ...(await measureLoadReportPdf())],
  words: measureWords,
};
/** Measures of the built app with the demo's data, both set up once. Journeys write, but in their own companies. */
export const DEMO_MEASURES: Record<string, (address: string) => Promise<Figure[]>> = {
  screens: measureScreens,
  actions: measureMainActions,
  phone: measureSlowPhone,
  journeys: measureJourneys,
  board: measureBoard,
  inspections: measureInspections,
  sites: measureSites,
};
