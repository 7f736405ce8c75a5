// npm run printed [-- NAMES [ADDRESS]]: prints the demo's pages in a browser, filled with texts that no layout expects, and reports what
// is cut off, over other text, outside the sheet, or a control, and which sheets are empty. NAMES (comma-separated) selects those with
// one of them in their name. Without an address it starts the web app.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Route } from '@playwright/test';
import { fromColumns, toColumns, type Columns } from '@/demo/columns';
import { emptySheets, pdfObjects } from '@/testing/pdfObjects';
import { DESKTOP, PAGE_HEADING, inBrowser, newPage } from '../bench/browser';
import { ROOT, VITE } from '../bench/paths';
import { makeHostile } from './hostileRecording';
import { lookAtSheet, type SheetFault } from './lookAtSheet';
import { PRINTED_PAGES, PRINTED_TRADES, type PrintedPage } from './pages';

const OUT = join(ROOT, '.cache/printed');
/** Time a page may keep loading after its title appears. */
const SETTLES_MS = 2500;
/** Letter size minus browsers' default margins. */
const SHEET_PX = { width: 739, height: 980 };
const LANDSCAPE_PX = { width: 980, height: 739 };

/** The first record of each collection, which has hostile texts. */
const first = new Map<string, string>();
function idIn(collection: string): string {
  const id = first.get(collection);
  if (id === undefined) throw new Error(`The demo has nothing in ${collection}.`);
  return id;
}

/** Serves the demo's recording with hostile texts. */
async function serveHostile(page: Page): Promise<void> {
  await page.route(/\/demo-data\/[\w-]+\.json/, async (route: Route) => {
    const answer = await route.fetch({ timeout: 300_000 });
    const read = (await answer.json()) as Columns & { documents?: Columns };
    const documents = fromColumns(read.documents ?? read);
    for (const [path, records] of Object.entries(documents))
      first.set(path.slice(path.lastIndexOf('/') + 1), Object.keys(records)[0] ?? '');
    // The links sent to customers, by what they show.
    for (const [token, { kind }] of Object.entries(documents['publicDocuments'] ?? {}).toReversed())
      first.set(`link:${String(kind)}`, token);
    await makeHostile(documents);
    const columns = toColumns(documents);
    await route.fulfill({ json: read.documents ? { ...read, documents: columns } : columns });
  });
}

/** While a sheet is laid out, no script may react to its size, as when browsers print. */
const freezeScripts = (): void => {
  const state = window as unknown as { isPrinting?: boolean };
  const Original = window.ResizeObserver;
  window.ResizeObserver = class extends Original {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        if (!state.isPrinting) callback(entries, observer);
      });
    }
  };
  for (const target of [window, MediaQueryList.prototype] as EventTarget[]) {
    const add = Reflect.get(target, 'addEventListener');
    target.addEventListener = function (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: AddEventListenerOptions | boolean,
    ) {
      const asked =
        (type === 'resize' || type === 'change') && typeof listener === 'function'
          ? (event: Event) => {
              if (!state.isPrinting) listener(event);
            }
          : listener;
      add.call(this, type, asked, options);
    };
  }
};

async function print(page: Page, { name, open, shows, isLandscape }: PrintedPage): Promise<SheetFault[]> {
  await page.setViewportSize(DESKTOP);
  await open(page, idIn);
  await page.locator(PAGE_HEADING).first().waitFor({ timeout: 30_000 });
  // Lists fill in, and document images render.
  await page.waitForTimeout(SETTLES_MS);
  await page.evaluate(() => {
    (window as unknown as { isPrinting?: boolean }).isPrinting = true;
    window.dispatchEvent(new Event('beforeprint'));
  });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const sheet = isLandscape ? LANDSCAPE_PX : SHEET_PX;
  await page.setViewportSize(sheet);
  const faults = await page.evaluate(lookAtSheet, sheet.width);
  for (const words of shows ?? [])
    if (!(await page.getByText(words).filter({ visible: true }).count()))
      faults.push({ kind: 'empty', seen: `no “${String(words)}”` });
  // Creating the PDF ends the page's print mode.
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true }).catch(() => undefined);
  const pdf = await page.pdf({
    path: join(OUT, `${name}.pdf`),
    format: 'Letter',
    preferCSSPageSize: true,
    margin: { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' },
  });
  for (const sheetNumber of emptySheets(pdfObjects(pdf)))
    faults.push({ kind: 'empty', seen: `sheet ${sheetNumber} has nothing on it` });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
    (window as unknown as { isPrinting?: boolean }).isPrinting = false;
  });
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  return faults;
}

/** Enough of each kind to see which part of the page it is. */
const MOST_NAMED = 8;
const firstOfEach = (faults: readonly SheetFault[]): SheetFault[] =>
  faults.filter(({ kind }, index) => faults.slice(0, index).filter((each) => each.kind === kind).length < MOST_NAMED);

const PORT = 5190;
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the web app for its demo. @returns what stops it */
async function startWebApp(address: string): Promise<() => void> {
  const child = spawn(process.execPath, [VITE, '--host', '127.0.0.1', '--port', String(PORT), '--strictPort'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_USE_EMULATORS: 'true', FIELDWRIGHT_DEMO_TRADES: PRINTED_TRADES.join(',') },
  });
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error('The web app did not start');
    await sleep(500);
  }
  return () => void child.kill('SIGTERM');
}

/** Prints pages of one trade's demo company, and reports what is wrong with each. */
async function printAll(browser: Browser, trade: string, pages: readonly PrintedPage[]): Promise<void> {
  first.clear();
  const page = await newPage(browser, address);
  // The compiler names functions with it, and it is missing in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(freezeScripts);
  await serveHostile(page);
  await page.goto(`${address}/start?demo=${trade}&as=admin`, { timeout: 300_000 });
  await page.locator(PAGE_HEADING).first().waitFor({ timeout: 300_000 });
  for (const each of pages) {
    const faults = await print(page, each).catch((error: unknown): SheetFault[] => [
      { kind: 'empty', seen: `did not open: ${String(error).slice(0, 200)}` },
    ]);
    count += faults.length;
    console.log(
      `${each.name} (${new URL(page.url()).pathname}): ${faults.length === 0 ? 'nothing' : String(faults.length)}`,
    );
    for (const { kind, seen } of firstOfEach(faults)) console.log(`  ${kind}: ${seen}`);
  }
}

const [only = '', given] = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
const address = given ?? `http://127.0.0.1:${PORT}`;
const close = given === undefined ? await startWebApp(address) : () => undefined;
let count = 0;
try {
  for (const trade of PRINTED_TRADES) {
    const pages = PRINTED_PAGES.filter(
      (page) => (page.trade ?? 'hvac') === trade && only.split(',').some((name) => page.name.includes(name)),
    );
    if (pages.length > 0) await inBrowser((browser) => printAll(browser, trade, pages));
  }
} finally {
  close();
}
console.log(`${count} faults; the sheets are in .cache/printed`);
process.exit(count === 0 ? 0 : 1);
