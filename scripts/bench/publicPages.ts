import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { LAUNCH, PHONE, slowDown } from './browser';
import { medianOf, type Figure } from './figures';
import { ROOT, VITE } from './paths';
import { serveBuild } from './serveBuild';

const OUT = join(ROOT, '.cache/bench-site');
const PORT = 4175;
const ADDRESS = `http://127.0.0.1:${PORT}`;
/** One of each type, and the one with the most script. */
const PAGES = ['/', '/features', '/features/manualJ', '/hvac', '/features/ad/estimates/roofing', '/nothing-here'];

const VISITS = 3;

const LARGEST_PAINT_LIMIT_S = 2;
const SHIFT_LIMIT = 0.02;
const SCRIPT_LIMIT_KB = 120;
const ALL_LIMIT_KB = 500;

type Visit = { largestPaint: number; shift: number; scriptKb: number; allKb: number };

/** Counts the compressed bytes transferred. */
async function countBytes(session: CDPSession): Promise<{ script: number; all: number }> {
  const counted = { script: 0, all: 0 };
  const scripts = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.all += encodedDataLength;
    if (scripts.has(requestId)) counted.script += encodedDataLength;
  });
  return counted;
}

/** Observes from the start: paints and shifts that weren't observed aren't reported later. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Measures a first visit, with an empty cache. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counted = await countBytes(session);
  await slowDown(session);
  await watch(page);
  await page.goto(ADDRESS + address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as typeof window & { seen: Omit<Visit, 'allKb'> }).seen);
  await context.close();
  return {
    largestPaint: seen.largestPaint / 1000,
    shift: seen.shift,
    scriptKb: counted.script / 1000,
    allKb: counted.all / 1000,
  };
}

/** Measures the public pages on a slow phone (4× CPU, 1.6 Mbit/s, 150 ms), as built: medians of a few first visits, without scrolling. */
export async function measurePublicPages(): Promise<Figure[]> {
  execFileSync(
    process.execPath,
    [VITE, 'build', '--mode', 'emulators', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, VITE_USE_EMULATORS: 'true' } },
  );
  const stop = await serveBuild(OUT, PORT);
  const browser = await chromium.launch(LAUNCH);
  const figures: Figure[] = [];
  for (const address of PAGES) {
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, address));
    const middle = (name: keyof Visit): number => medianOf(visits.map((one) => one[name]));
    figures.push(
      {
        what: `public page ${address}, largest paint`,
        figure: middle('largestPaint'),
        unit: 's',
        limit: LARGEST_PAINT_LIMIT_S,
      },
      { what: '... layout shift', figure: middle('shift'), unit: '', limit: SHIFT_LIMIT },
      {
        what: '... script until every control works, gzip',
        figure: middle('scriptKb'),
        unit: 'KB',
        limit: SCRIPT_LIMIT_KB,
      },
      { what: '... all of it above the fold', figure: middle('allKb'), unit: 'KB', limit: ALL_LIMIT_KB },
    );
  }
  await browser.close();
  await stop();
  return figures;
}
