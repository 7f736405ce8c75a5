import { expect, it } from 'vitest';
import { ROW_HEIGHT } from '@/domain/duct-design/drawing/ductRows';
import type { ReportDuct } from '@/domain/load-calc/report/ductDesignReport';
import type { LoadReport } from '@/domain/load-calc/report/loadReport';
import { treeDrawing } from '@/domain/plumbing/drawing/treeDrawing';
import type { TreeInput } from '@/domain/plumbing/project/schema';
import type { PlumbingReport } from '@/domain/plumbing/report/plumbingReport';
import { hostileCompany, hostileFacts, hostileNotes, hostileTable } from '@/testing/hostileParts';
import { HostileTexts } from '@/testing/hostileTexts';
import { drawnBy, expectWhole, PHOTO } from '@/testing/paperCheck';
import { AdSheetPdf } from './ad-sheet/AdSheetPdf';
import { FieldReportPdf } from './field-report/FieldReportPdf';
import { InspectionPdf } from './inspection-report/InspectionPdf';
import type { PrintedItem } from './inspection-report/printedInspection';
import { LoadReportPdf } from './load-report/LoadReportPdf';
import { PermitSheetPdf } from './permit-sheet/PermitSheetPdf';
import { printable } from './printable';

const PICTURES = new Map([['photo', PHOTO]]);

/** Arguments of report layouts in addition to the report. */
const head = (texts: HostileTexts) => ({
  company: hostileCompany(texts),
  pageSize: 'letter' as const,
});

it('an inspection report includes everything', async () => {
  const texts = new HostileTexts();
  const item = (more: Partial<PrintedItem>): PrintedItem => ({
    key: texts.short(),
    label: texts.prose(200),
    place: texts.prose(120),
    value: '',
    verdict: 'fail',
    limit: texts.prose(90),
    note: '',
    findings: [],
    photoUrls: [],
    ...more,
  });
  const finding = (words: string) => ({
    id: texts.short(),
    title: words,
    price: texts.amount(),
    answer: texts.prose(250),
  });
  const items = [
    item({ value: texts.list(50), photoUrls: ['photo', 'photo', 'photo', 'photo'] }),
    item({ value: texts.prose(1800), note: texts.list(45) }),
    item({ label: texts.word(), value: texts.word(), note: texts.word() }),
    item({ value: texts.name(), findings: [finding(texts.word()), finding(texts.list(40)), finding(texts.name())] }),
    item({ note: texts.prose(1900), photoUrls: ['photo'] }),
  ];
  const printed = printable({
    ...head(texts),
    title: texts.word(),
    number: texts.word(60),
    facts: hostileFacts(texts),
    score: '92%',
    standing: texts.prose(200),
    notes: texts.list(90),
    failed: [],
    alsoFound: [finding(texts.list(30))],
    groups: [{ id: 'one', title: texts.word(), items }],
    signatures: [{ id: 'one', name: texts.name(), dateText: 'Nov 28, 2026', imageDataUrl: '' }],
  });
  expectWhole(await drawnBy(InspectionPdf, { printed, pictures: PICTURES }), printed);
});

it('a readings report includes everything', async () => {
  const texts = new HostileTexts();
  const printed = printable({
    ...head(texts),
    report: {
      kind: 'Readings',
      title: texts.word(),
      number: texts.word(40),
      headline: texts.prose(300),
      facts: hostileFacts(texts),
      tables: [hostileTable(texts, 'one')],
      lists: [{ title: texts.word(), notes: hostileNotes(texts) }],
      details: [hostileTable(texts, 'two')],
      photos: [texts.list(40), texts.word(), texts.name()].map((caption, index) => ({
        url: `photo${String(index)}`,
        caption,
      })),
      disclaimer: texts.prose(400),
    },
  });
  const photos = new Map(printed.report.photos.map(({ url }) => [url, PHOTO]));
  expectWhole(await drawnBy(FieldReportPdf, { printed, pictures: photos }), printed);
});

it('a permit sheet includes everything, and its drawing overlaps no names', async () => {
  const texts = new HostileTexts();
  const drawing = treeDrawing(
    {
      segments: [
        { id: 'W'.repeat(60), system: 'cold', parent: 'source' },
        { id: 'M'.repeat(59), system: 'cold', parent: 'W'.repeat(60) },
      ],
      fixtures: [{ id: 'W'.repeat(70), kind: 'sink', cold: 'M'.repeat(59) }],
    } as unknown as TreeInput,
    'water',
    new Map(),
    [],
    { figures: () => 'WWWW ft · WWWW gpm · WWWW fps · WWWW psi', size: () => '3/4 in' },
  );
  const report: PlumbingReport = {
    title: texts.word(),
    number: texts.word(40),
    address: texts.prose(200),
    customerName: texts.name(),
    revisionText: 'Revision 2',
    codeText: texts.prose(90),
    tiles: hostileFacts(texts),
    problems: [texts.list(60), texts.prose(900), texts.word()],
    demand: [{ id: 'curve', label: texts.short(), value: texts.prose(90), aside: texts.prose(300) }],
    water: hostileFacts(texts),
    gas: hostileFacts(texts),
    drawings: [],
    profile: hostileTable(texts, 'one'),
    outlets: null,
    sizes: [{ ...hostileTable(texts, 'two'), rows: hostileTable(texts, 'three').rows.slice(0, 9) }],
    fixtures: null,
    appliances: null,
    pipes: null,
    materials: null,
    parts: null,
    notCounted: [],
    amendments: null,
    cited: [texts.list(20), texts.address()],
  };
  const printed = printable({ ...head(texts), dateText: 'Nov 28, 2026', report });
  const drawings = [{ label: 'Water', drawing }];
  const pages = await drawnBy(PermitSheetPdf, {
    printed: { ...printed, report: { ...printed.report, drawings } },
    pictures: PICTURES,
  });
  expectWhole(pages, printed);
});

it('a load report includes everything, and no duct or room label overlaps another', async () => {
  const texts = new HostileTexts();
  const bar = (label: string) => ({
    label,
    heatingBtuh: 900,
    sensibleBtuh: 500,
    latentBtuh: 10,
    heatingText: texts.short(),
    coolingText: texts.short(),
  });
  const duct = (name: string, index: number): ReportDuct => ({
    x: 40,
    y: index * ROW_HEIGHT + 20,
    fromX: 10,
    fromY: 0,
    widthPx: 8,
    state: 'fits',
    isTrunk: false,
    name,
    text: texts.prose(200),
  });
  const room = (name: string, xFt: number) => ({
    name,
    xFt,
    yFt: 0,
    widthFt: 8,
    depthFt: 10,
    texts: ['8 × 10 ft', '900 / 500'],
    shade: 2,
  });
  const report: LoadReport = {
    title: texts.word(),
    number: texts.word(40),
    address: texts.prose(200),
    customerName: texts.name(),
    station: texts.prose(90),
    quickLabel: texts.prose(200),
    headline: [1, 2, 3].map(() => ({ label: texts.short(), value: texts.amount(), aside: texts.prose(120) })),
    design: hostileFacts(texts),
    house: hostileFacts(texts),
    surfaces: [hostileTable(texts, 'walls')],
    componentBars: [texts.short(), texts.prose(120), texts.word(120), texts.name()].map(bar),
    components: { ...hostileTable(texts, 'components'), title: '', rows: [[texts.short(), '1', 'a', '2', 'b']] },
    roomBars: [texts.word(90), texts.name()].map(bar),
    rooms: { ...hostileTable(texts, 'rooms'), title: '' },
    glass: {
      day: {
        hours: Array.from({ length: 12 }, (_, index) => ({ hour: 8 + index, btuh: 1000 + index })),
        peakHour: 19,
        peakBtuh: 1011,
        meanBtuh: 1005,
        limitBtuh: 1306,
        excursionBtuh: 0,
      },
      text: texts.prose(400),
    },
    ducts: hostileNotes(texts).map(({ text }) => text),
    ductDesign: {
      facts: [texts.prose(300)],
      sides: [{ title: texts.short(), ducts: [texts.short(), texts.word(90), texts.name()].map(duct) }],
    },
    floorPlan: {
      widthFt: 16,
      depthFt: 10,
      topAzimuthDeg: 0,
      levels: [
        {
          name: '',
          rooms: [room('W'.repeat(60), 0), room('M'.repeat(60), 8)],
          outside: [],
          garage: [],
          windows: [],
          doors: [],
        },
      ],
    },
    moves: [texts.word(), texts.prose(200)].map((label) => ({
      label,
      text: texts.prose(200),
      heatingShare: -0.1,
      coolingShare: 0.2,
    })),
    equipment: [texts.word(110), texts.name()].map((name) => ({
      name,
      kind: texts.prose(60),
      isBest: false,
      shortAir: texts.prose(200),
      winter: [texts.prose(300)],
      findings: [1, 2, 3].map(() => ({
        label: texts.prose(60),
        state: 'too small' as const,
        stateLabel: texts.short(),
        capacity: texts.prose(90),
        limits: texts.short(),
        text: texts.prose(300),
        edition: texts.short(),
        source: texts.prose(120),
      })),
    })),
    assumptions: [{ label: texts.prose(200), why: texts.list(50), effect: texts.prose(200) }],
    warnings: [texts.list(60), texts.word()],
    unit: 'Btu/h',
  };
  const printed = printable({ ...head(texts), dateText: 'Nov 28, 2026', report });
  const { floorPlan, ...inWords } = printed.report;
  expect(floorPlan).not.toBeNull();
  expectWhole(await drawnBy(LoadReportPdf, { printed, pictures: PICTURES }), { ...printed, report: inWords });
});

it('reports say how many photos failed to load, and an ad omits characters no font has', async () => {
  const texts = new HostileTexts();
  const report = {
    ...{ kind: 'Readings', title: 'Circuit', number: 'R26-1', headline: '', facts: [], tables: [], lists: [] },
    ...{ details: [], disclaimer: 'Measured, not promised.' },
    photos: [{ url: 'gone', caption: '' }],
  };
  const readings = await drawnBy(FieldReportPdf, { printed: { ...head(texts), report }, pictures: PICTURES });
  const shown = readings.flatMap((page) => page.texts.map(({ text }) => text)).join('');
  expect(shown).toContain('1 photo cannot be printed: it is in the online report.');

  const words = { kind: 'words', x: 20, y: 40, size: 12, weight: 400, color: '#000000', align: 'left' } as const;
  const sheet = { width: 300, height: 200, marks: [{ ...words, text: 'Ask Ada 👩‍🔧 at 2565' }], unfit: [] };
  const sides = [{ sheet, pictures: new Map<number, string>() }];
  const printed = { title: 'Ad', font: 'inter' as const, code: { path: '', modules: 21 }, sides };
  const [ad] = await drawnBy(AdSheetPdf, { printed });
  expect(ad?.texts.map(({ text }) => text)).toEqual(['Ask Ada  at 2565']);
});
