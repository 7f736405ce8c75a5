import { statSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { fillSignIn } from '../../tests/e2e/actions/session';
import { foundCompany, type Member } from '../../tests/e2e/fixtures/company';
import { writeDocuments } from '../../tests/e2e/fixtures/database';
import { switchOn } from '../../tests/e2e/fixtures/features';
import { formSchema, writeForm } from '@/domain/inspection/form';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { buildPhoto } from '@/testing/factories/photo';
import { inBrowser, newPage, PHONE } from './browser';
import { median, quantile, type Figure } from './figures';

const ITEMS = 200;
const ANSWERS = 120;
const PHOTOS = 60;
/** The limit: one frame, on a processor that isn't throttled. */
const FRAME_MS = 16;
const REPORT_SECONDS = 10;
const REPORT_MEGABYTES = 15;
const MEGABYTE = 1024 * 1024;
/** The size of phone photos after they were downscaled. */
const PHOTO_SIDES = { width: 2560, height: 1920 };
const FILES = 'https://firebasestorage.googleapis.com/v0/b/bench/o';

const label = (index: number): string => `Point ${String(index).padStart(3, '0')} is in order`;
const key = (index: number): string => `point${index}`;

const form = writeForm(
  formSchema.parse({
    sections: Array.from({ length: 10 }, (_, section) => ({
      id: `section${section}`,
      title: `Section ${section}`,
      items: Array.from({ length: ITEMS / 10 }, (__, item) => {
        const index = section * (ITEMS / 10) + item;
        return { id: key(index), kind: 'check', label: label(index), isRequired: true, comments: ['Worn.', 'Loose.'] };
      }),
    })),
  }),
);

/** Measures an inspection of 200 items on a phone's screen: what an answer costs, and its report with 60 photos. */
export async function measureInspections(address: string): Promise<Figure[]> {
  const company = await foundCompany();
  const { owner } = company;
  await switchOn(company, [owner], ['inspections']);
  await fill(owner);
  try {
    return await inBrowser(async (browser) => {
      const page = await newPage(browser, address, PHONE);
      await page.goto('/login');
      await fillSignIn(page, owner);
      await page.waitForURL(({ pathname }) => pathname !== '/login');
      return [...(await measureAnswers(page)), ...(await measureReport(page))];
    });
  } finally {
    await company.close();
  }
}

async function fill({ uid, companyId }: Member): Promise<void> {
  const at = new Date().toISOString();
  const audit = { createdBy: uid, createdAt: at, updatedBy: uid, updatedAt: at, revision: 'bench', baseRevision: '' };
  const { id: _, ...open } = buildInspection({ form, units: '[]', equipmentIds: [] });
  const answers = Array.from({ length: ITEMS }, (__, index) =>
    answered(key(index), index % 7 === 0 ? 'fail' : 'pass', index % 7 === 0 ? 'Seen, and to be put right.' : ''),
  );
  await writeDocuments([
    { path: `companies/${companyId}/inspections/open`, fields: { ...open, ...audit } },
    { path: `companies/${companyId}/inspections/done`, fields: { ...open, answers, state: 'failed', ...audit } },
    ...Array.from({ length: PHOTOS }, (__, index) => {
      const { id: ___, ...photo } = buildPhoto({
        subjectKind: 'inspection',
        subjectId: 'done',
        itemId: key(index * 3),
        url: `${FILES}/${index}.jpg?alt=media`,
      });
      return { path: `companies/${companyId}/photos/photo${index}`, fields: { ...photo, ...audit } };
    }),
  ]);
}

/** Returns how many seconds the page's own script has run so far. */
async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

async function measureAnswers(page: Page): Promise<Figure[]> {
  await page.goto('/inspections/open');
  await page.getByRole('heading', { level: 2, name: label(0) }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const times: number[] = [];
  for (let index = 0; index < ANSWERS; index += 1) {
    const before = await scriptSeconds(session);
    await page.keyboard.press('1');
    await page.getByRole('heading', { level: 2, name: label(index + 1) }).waitFor();
    times.push(((await scriptSeconds(session)) - before) * 1000);
  }
  times.sort((a, b) => a - b);
  return [
    {
      what: `Inspection of ${ITEMS} items: script for an answer and the next item, median`,
      figure: median(times),
      unit: 'ms',
      limit: FRAME_MS,
    },
    { what: '... 95 of 100, saving included', figure: quantile(times, 0.95), unit: 'ms' },
  ];
}

async function measureReport(page: Page): Promise<Figure[]> {
  const pictures = await Promise.all([0, 1, 2, 3].map((seed) => drawPicture(page, seed)));
  let served = 0;
  await page.route(`${FILES}/**`, async (route) => {
    served += 1;
    await route.fulfill({
      body: pictures[served % pictures.length] ?? Buffer.alloc(0),
      contentType: 'image/jpeg',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.goto('/inspections/done/view');
  const button = page.getByRole('button', { name: 'PDF' });
  await button.waitFor();
  const startedAt = Date.now();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const seconds = (Date.now() - startedAt) / 1000;
  const bytes = statSync(await download.path()).size;
  return [
    { what: `Report of it with ${PHOTOS} photos, as PDF`, figure: seconds, unit: 's', limit: REPORT_SECONDS },
    { what: '... its size', figure: bytes / MEGABYTE, unit: 'MB', limit: REPORT_MEGABYTES },
    { what: '... each photo as it was taken', figure: (pictures[0]?.length ?? 0) / MEGABYTE, unit: 'MB' },
  ];
}

/** Draws a picture with as much detail as a basement photo: patches of all sizes. */
async function drawPicture(page: Page, seed: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ width, height, seed: from }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      let state = from + 1;
      for (let patch = 0; context && patch < 40_000; patch += 1) {
        state = (state * 16_807) % 2_147_483_647;
        context.fillStyle = `rgb(${state % 256} ${(state >> 8) % 256} ${(state >> 16) % 256} / 60%)`;
        context.fillRect(state % width, (state >> 5) % height, (state >> 3) % 60, (state >> 7) % 60);
      }
      return canvas.toDataURL('image/jpeg', 0.85).replace(/^.*,/, '');
    },
    { ...PHOTO_SIDES, seed },
  );
  return Buffer.from(base64, 'base64');
}
