import type { Feature } from '@/domain/access/features';
import { sampleCompany, TRADES, type TradeId } from '@/domain/trade/trades';

/** URLs of all pictures, by file name. */
const FILES = import.meta.glob<string>('../pictures/*.webp', { eager: true, import: 'default' });
/** Width of the small pictures, as `npm run pictures` makes them. */
const SMALL_WIDTH = 640;

/** One picture in two sizes: its URL, and its `srcset` for the browser to choose from. */
export type Sizes = { src: string; srcSet: string };
/** A light and dark screenshot, taken from the demo by `npm run pictures`; the size is that of the window, in CSS pixels. */
export type Screen = { light: Sizes; dark: Sizes; alt: string; width: number; height: number };

/** @throws Error for a picture that was never taken */
function fileOf(name: string): string {
  const file = FILES[`../pictures/${name}.webp`];
  if (file === undefined) throw new Error(`There is no picture ${name}.webp: npm run pictures`);
  return file;
}

const sizesOf = (name: string, pixels: number): Sizes => ({
  src: fileOf(name),
  srcSet: `${fileOf(`${name}-small`)} ${SMALL_WIDTH}w, ${fileOf(name)} ${pixels}w`,
});

/** @param pixels width of the large picture */
const screen = (name: string, alt: string, width: number, height: number, pixels: number): Screen => ({
  light: sizesOf(name, pixels),
  dark: sizesOf(`${name}-dark`, pixels),
  alt,
  width,
  height,
});
const page = (name: string, alt: string): Screen => screen(name, alt, 1024, 640, 1280);
const wide = (name: string, alt: string): Screen => screen(name, alt, 1200, 750, 1440);
const phone = (name: string, alt: string): Screen => screen(name, alt, 390, 780, 624);

export const DAY_SCREEN = wide(
  'day',
  'The start page of an office: today’s jobs, what is late and what waits for its invoice',
);
export const MONEY_SCREEN = wide(
  'money',
  'The list of invoices: what is owed by age, what is overdue, drafted and paid',
);
export const MY_DAY_SCREEN = phone(
  'my-day',
  'A technician’s day on a phone: the next stop with its address and what to do',
);
export const MEASURE_SCREEN = phone(
  'measure',
  'Readings of a cooling circuit on a technician’s phone, with what they say about the unit',
);
export const SIGN_SCREEN = phone(
  'sign',
  'An estimate on a customer’s phone, with options to choose from and to accept',
);
export const ESTIMATE_SCREEN = page('estimate', 'An estimate with its options, lines and totals');
export const INVOICE_SCREEN = page('invoice', 'An invoice with its lines, tax and balance due');
export const MANUAL_J_SCREEN = page(
  'manual-j',
  'The results of a load calculation: heating and cooling loads and what they are made of',
);

/** Screenshot of each released feature. */
export const FEATURE_SCREENS: Partial<Record<Feature, Screen>> = {
  customers: page('customers', 'A customer with contacts, properties and history'),
  jobs: wide('jobs', 'The list of jobs with time, customer, technician and status'),
  technicians: wide('technicians', 'The technicians with skills and licenses'),
  schedule: wide(
    'schedule',
    'A day on the schedule: a row for each technician, visits with their arrival windows, and what waits for a time',
  ),
  estimates: ESTIMATE_SCREEN,
  pricebook: wide('pricebook', 'The pricebook with cost, price and margin of each item'),
  discounts: wide('discounts', 'Discounts with their codes, limits and use'),
  invoices: INVOICE_SCREEN,
  payments: wide('payments', 'Payments with method, amount and invoice'),
  taxes: wide('taxes', 'Tax zones with today’s rates, and a place to try them'),
  manualJ: MANUAL_J_SCREEN,
  plumbingCalc: wide(
    'plumbing',
    'The pipes of a house as a tree that sizes itself: each segment with its size, flow and pressure',
  ),
  inspections: wide(
    'inspections',
    'The report of an inspection: its score, what failed, and each item with its answer',
  ),
  leads: page('leads', 'Leads with the time to the first answer, what is to be done next, and what each cost'),
  reviews: wide(
    'reviews',
    'Reviews of the company’s own page and of other sites, with stars, whose work it was, and the reply',
  ),
  diagnostics: wide(
    'diagnostics',
    'Readings of a heat pump: what fails, likely causes and the drift since commissioning',
  ),
  googleMyBusiness: wide(
    'google-profile',
    'What a Google profile should say, from the company’s own records, ready to be copied',
  ),
  nextdoor: wide('nextdoor', 'Posts for neighborhoods: one that is due today, those that are out, and work to tell of'),
  aiAssistant: wide(
    'assistant',
    'An answer with the records it rests on, and an estimate that waits for a yes, line by line with prices from the pricebook',
  ),
  website: wide('website', 'The website’s blocks beside the page that customers get'),
  awards: wide(
    'awards',
    'The company’s license, insurance and awards, with what is about to expire and where each is shown',
  ),
};

const tradeScreen = (id: TradeId): Screen =>
  id === 'hvac'
    ? DAY_SCREEN
    : wide(`trade-${id}`, `The day of ${sampleCompany(id)}: its jobs, its people and its money`);

/** Start page of each trade's demo company. */
export const TRADE_SCREENS: ReadonlyMap<TradeId, Screen> = new Map(TRADES.map(({ id }) => [id, tradeScreen(id)]));
