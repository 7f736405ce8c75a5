import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../../tests/e2e/actions/session';
import { foundCompany, TIME_ZONE, type Member } from '../../tests/e2e/fixtures/company';
import { writeDocuments } from '../../tests/e2e/fixtures/database';
import { switchOn } from '../../tests/e2e/fixtures/features';
import { pinAt } from '@/domain/contact/pin';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { atClock } from '@/lib/atClock';
import { technicianSchema } from '@/domain/technician/schema';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { weekdayOf } from '@/lib/weekdays';
import { SAMPLE_REVISION } from '@/domain/sample-data/schema';
import { buildJob } from '@/testing/factories/job';
import { inBrowser, newPage } from './browser';
import { countDocuments, documentsRead } from './documentsRead';
import { median, quantile, type Figure } from './figures';

const TECHNICIANS = 50;
const DAYS = 14;
const WORKDAYS = 10;
/** The limit, per visible day. */
const READS_LIMIT = 60;
/** Three a day: 1,500 in two weeks. */
const CLOCKS = [
  ['08:30', '10:00'],
  ['11:00', '12:30'],
  ['14:00', '15:30'],
] as const;
const SETTLED_MS = 4_000;
const DRAG_STEPS = 150;
const FRAME_LIMIT_MS = 17.5;
const MAP_FRAME_LIMIT_MS = 33;
const CHANGE_LIMIT_MS = 100;

/**
 * Measures the board of two weeks with 50 people and 1,500 visits in a real browser: what it reads, and its frames while a visit is
 * dragged.
 */
export async function measureBoard(address: string): Promise<Figure[]> {
  const company = await foundCompany();
  const { owner } = company;
  await switchOn(company, [owner], ['schedule', 'jobs', 'customers', 'technicians']);
  const monday = nextMonday();
  await fillBoard(owner, monday);
  try {
    return await inBrowser(async (browser) => {
      const page = await newPage(browser, address);
      await countDocuments(page);
      await page.goto('/login');
      await fillSignIn(page, owner);
      await page.waitForURL(({ pathname }) => pathname !== '/login');
      await page.goto(`/schedule?view=weeks&date=${monday}`);
      await page.locator('[data-card]').nth(20).waitFor();
      await sleep(SETTLED_MS);
      const opened = await documentsRead(page);
      const drag = await measureDrag(page);
      const moved = await measureChange(page);
      await page.locator('[data-board-body]').evaluate((body) => body.parentElement?.scrollTo(0, body.scrollHeight));
      await sleep(SETTLED_MS);
      const end = await documentsRead(page);
      const map = await measureMap(page, monday);
      return [
        {
          what: `Board, ${TECHNICIANS} × ${DAYS} days × ${TECHNICIANS * WORKDAYS * CLOCKS.length}: documents read to open it, for each day`,
          figure: opened / DAYS,
          unit: 'reads',
          limit: READS_LIMIT,
        },
        { what: '... and after going to its end', figure: end / DAYS, unit: 'reads' },
        ...drag,
        ...moved,
        ...map,
      ];
    });
  } finally {
    await company.close();
  }
}

function nextMonday(): string {
  const today = calendarDay(TIME_ZONE);
  const days = Array.from({ length: 7 }, (_, away) => addCalendarDays(today, away + 1));
  return days.find((day) => weekdayOf(day) === 'mon') ?? today;
}

async function fillBoard({ uid, companyId }: Member, monday: string): Promise<void> {
  const at = new Date().toISOString();
  const audit = { createdBy: uid, createdAt: at, updatedBy: uid, updatedAt: at, revision: 'bench', baseRevision: '' };
  const people = Array.from({ length: TECHNICIANS }, (_, index) => `t${String(index).padStart(2, '0')}`);
  const days = Array.from({ length: WORKDAYS }, (_, day) => addCalendarDays(monday, day + 2 * Math.floor(day / 5)));
  const pinOf = (number: number): string =>
    pinAt({ lat: 35.5 + (number % 13) * 0.01, lng: -82.6 + (number % 7) * 0.01 });
  await writeDocuments([
    ...people.map((id, index) => ({
      path: `users/${uid}/technicians/${id}`,
      fields: { ...technicianSchema.parse({ firstName: id, basePin: pinOf(index), skills: ['Boilers'] }), ...audit },
    })),
    ...people.flatMap((id, index) =>
      days.flatMap((day) =>
        CLOCKS.flatMap(([from, to], number) => {
          const [startsAt, endsAt] = [atClock(day, from, TIME_ZONE), atClock(day, to, TIME_ZONE)];
          const propertyId = `p${index * 3 + number}`;
          const jobId = `${id}-${day}-${number}`;
          const placement = {
            technicianIds: [id],
            startsAt,
            endsAt,
            timeZone: TIME_ZONE,
            travelMinutes: 0,
            resourceIds: [],
            isLocked: false,
          };
          const entry = scheduleEntrySchema.parse({
            kind: 'other',
            title: 'Furnace check',
            placement,
            customerName: 'Ada Lovelace',
            propertyId,
            propertyPin: pinOf(index * 3 + number),
          });
          const job = buildJob({
            title: entry.title,
            scheduledTime: startsAt,
            technicianIds: [id],
            hasStoredVisits: true,
          });
          // Entries without a job, and jobs that count as samples: nothing on the server reacts to them while reads and frames are
          // counted.
          return [
            { path: `companies/${companyId}/schedule/${jobId}`, fields: { ...entry, ...audit } },
            {
              path: `companies/${companyId}/jobs/${jobId}`,
              fields: { ...job, ...audit, revision: `${SAMPLE_REVISION}bench` },
            },
          ];
        }),
      ),
    ),
  ]);
}

/** A string, because the compiler would expect its own helper in the page. */
const RECORD_FRAMES = `{
  window.frames = [];
  requestAnimationFrame(function next(time) {
    window.frames.push(time);
    requestAnimationFrame(next);
  });
}`;

/** Returns the milliseconds between frames while a card is dragged over the rows, to the edge and back. */
async function measureDrag(page: Page): Promise<Figure[]> {
  const box = await page.locator('[data-card]').nth(4).boundingBox();
  if (!box) throw new Error('A card is in sight');
  const from = { x: box.x + 12, y: box.y + box.height / 2 };
  const between = await framesInDrag(page, { from, middleX: from.x + 220, radiusX: 220 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return [
    {
      what: '... frame while dragging, median',
      figure: median(between),
      unit: 'ms',
      limit: FRAME_LIMIT_MS,
    },
    { what: '... 95th percentile', figure: quantile(between, 0.95), unit: 'ms' },
    {
      what: '... frames a second',
      figure: (1000 * between.length) / between.reduce((sum, one) => sum + one, 0),
      unit: '',
    },
  ];
}

type Drag = { from: { x: number; y: number }; middleX: number; radiusX: number };

/**
 * Presses the pointer and moves it in one circle, 300 px high. Returns the milliseconds between the frames, shortest first; the pointer
 * stays down.
 */
async function framesInDrag(page: Page, { from: { x, y }, middleX, radiusX }: Drag): Promise<number[]> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 3 });
  await page.evaluate(RECORD_FRAMES);
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    const turn = (step / DRAG_STEPS) * 2 * Math.PI;
    await page.mouse.move(middleX + radiusX * Math.sin(turn), y + 150 - 150 * Math.cos(turn));
  }
  const times = await page.evaluate<number[]>('window.frames');
  return times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .toSorted((a, b) => a - b);
}

/** Returns the milliseconds between frames while the map with that day's routes for 50 people is dragged around. */
async function measureMap(page: Page, day: string): Promise<Figure[]> {
  await page.goto(`/routing?date=${day}`);
  const map = page.getByRole('application', { name: 'Map' });
  await map.waitFor();
  await sleep(SETTLED_MS);
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is in sight');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const between = await framesInDrag(page, { from, middleX: from.x, radiusX: 150 });
  await page.mouse.up();
  return [
    { what: `Map of ${TECHNICIANS} routes: frame while dragging, median`, figure: median(between), unit: 'ms' },
    { what: '... 95th percentile', figure: quantile(between, 0.95), unit: 'ms', limit: MAP_FRAME_LIMIT_MS },
  ];
}

/** Returns the milliseconds until a visit moved by keyboard shows up where it was dropped. */
async function measureChange(page: Page): Promise<Figure[]> {
  const card = page.locator('[data-card]').nth(4);
  await card.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  const figure = await page.evaluate<number>(WATCH_CARD);
  return [{ what: '... from setting a visit down to seeing it there', figure, unit: 'ms', limit: CHANGE_LIMIT_MS }];
}

/** Drops the visit being moved, and waits for the frame in which its card shows another time. */
const WATCH_CARD = `new Promise((resolve) => {
  const card = document.activeElement;
  const id = card.dataset.card;
  const labelOf = () => document.querySelector('[data-card="' + id + '"]')?.getAttribute('aria-label');
  const before = labelOf();
  const from = performance.now();
  const look = () => (labelOf() !== before ? resolve(performance.now() - from) : requestAnimationFrame(look));
  card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  requestAnimationFrame(look);
})`;
