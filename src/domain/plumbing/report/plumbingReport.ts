import { reportTable, type ReportFact, type ReportTable } from '../../calculation/reportTable';
import { showNumber, showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';
import { DRAWN, DRAWN_KINDS, treeDrawing, type TreeDrawing } from '../drawing/treeDrawing';
import { calculateLive, type LiveResult } from '../project/calculateLive';
import { materialText } from '../project/materialWords';
import type { SegmentInput, TreeInput } from '../project/schema';
import type { ViewedPlumbing } from '../record/viewed';
import { citedTables } from './citedTables';
import { amendmentTable, applianceTable, fixtureTable, materialsTable, partsTable, pipeTable } from './enteredTables';
import { problemTexts } from './problems';
import { demandMethods, type DemandMethod } from './demandText';
import {
  carriedText,
  codeText,
  feetText,
  figuresText,
  governedText,
  marginText,
  neighborText,
  psiText,
  sizeText,
  sourceText,
  SYSTEM_LABELS,
} from './words';

/** The full text of the permit sheet and the view page for a calculation, in the chosen units. */
export type PlumbingReport = {
  title: string;
  number: string;
  address: string;
  customerName: string;
  revisionText: string;
  codeText: string;
  tiles: readonly ReportFact[];
  problems: readonly string[];
  demand: readonly DemandMethod[];
  water: readonly ReportFact[];
  gas: readonly ReportFact[];
  drawings: readonly { label: string; drawing: TreeDrawing }[];
  profile: ReportTable | null;
  outlets: ReportTable | null;
  /** One per system: size, load, source, what governed. */ sizes: readonly ReportTable[];
  fixtures: ReportTable | null;
  appliances: ReportTable | null;
  pipes: ReportTable | null;
  materials: ReportTable | null;
  /** Fittings, valves, traps and hangers with how they were counted. */ parts: ReportTable | null;
  notCounted: readonly string[];
  amendments: ReportTable | null;
  /** Every table that an answer is from, once. */ cited: readonly string[];
};

/** @param live the calculation of `tree`, if already available */
export function plumbingReport(
  viewed: ViewedPlumbing,
  tree: TreeInput,
  units: UnitSystem,
  live: LiveResult = calculateLive(tree),
): PlumbingReport {
  const { water = null, drainage = null, gas = null } = live.result ?? {};
  const segments = tree.segments ?? [];
  return {
    title: viewed.title,
    number: viewed.number,
    address: viewed.address,
    customerName: viewed.customerName,
    revisionText: viewed.revisionNumber === 0 ? '' : `Revision ${viewed.revisionNumber}`,
    codeText: codeText(tree.code),
    tiles: [
      ...(water ? [{ label: 'Water demand', value: showQuantity(water.demandGpm, 'waterFlow', units) }] : []),
      ...(drainage ? [{ label: 'Drainage', value: `${showNumber(drainage.dfu, 1)} DFU` }] : []),
      ...(gas ? [{ label: 'Gas', value: showQuantity(gas.cfh, 'gasFlow', units) }] : []),
    ],
    problems: problemTexts(tree, live).map(({ text }) => text),
    demand: water ? demandMethods(water, units) : [],
    water: water ? waterFacts(tree, live, units) : [],
    gas: gas
      ? [
          { label: 'Load', value: showQuantity(gas.cfh, 'gasFlow', units) },
          { label: 'Longest length', value: feetText(gas.longestFt, units) },
          { label: 'Table', value: `IFGC ${gas.table}, longest length method` },
        ]
      : [],
    drawings: DRAWN_KINDS.flatMap((kind) => {
      const drawing = drawingOf(tree, live, kind, units);
      return drawing.pipes.length === 0 ? [] : [{ label: DRAWN[kind].label, drawing }];
    }),
    profile: profileTable(live, units),
    outlets: outletsTable(live, units),
    sizes: sizeTables(segments, live, units),
    fixtures: fixtureTable(tree),
    appliances: applianceTable(tree, units),
    pipes: pipeTable(segments, units),
    materials: materialsTable(live.result?.materials ?? [], units),
    parts: partsTable(live.result?.parts ?? []),
    notCounted: live.result?.notCounted ?? [],
    amendments: amendmentTable(tree),
    cited: citedTables(tree, live),
  };
}

/** Returns the drawing of a system with its figures as text. */
export const drawingOf = (
  tree: TreeInput,
  live: LiveResult,
  kind: (typeof DRAWN_KINDS)[number],
  units: UnitSystem,
): TreeDrawing =>
  treeDrawing(tree, kind, live.segments, live.result?.water?.criticalPath ?? [], {
    figures: (segment, result) => figuresText(segment, result, units),
    size: sizeText,
  });

function waterFacts({ water: settings = {} }: TreeInput, { result }: LiveResult, units: UnitSystem): ReportFact[] {
  const { water } = result ?? {};
  if (!water) return [];
  return [
    { label: 'Static pressure', value: psiText(settings.staticPsi ?? 60, units) },
    { label: 'Meter loss', value: psiText(settings.meterLossPsi ?? 0, units) },
    { label: 'Backflow loss', value: psiText(settings.backflowLossPsi ?? 0, units) },
    { label: 'Pipe', value: materialText(settings.material ?? 'copper-L') },
    { label: 'Governing fixture', value: water.criticalFixture },
    { label: 'Developed length with fittings', value: feetText(water.equivalentFt, units) },
    { label: 'Left for friction', value: psiText(water.availableFrictionPsi, units) },
    { label: 'Allowed loss', value: showQuantity(water.allowablePsiPer100Ft, 'frictionRate', units) },
  ];
}

function profileTable({ result }: LiveResult, units: UnitSystem): ReportTable | null {
  return reportTable('profile', 'Pressure along the critical path', result?.water?.profile ?? [], [
    { label: 'To the end of', of: ({ segment }) => segment },
    { label: 'Distance', of: ({ distanceFt }) => feetText(distanceFt, units), isNumber: true },
    { label: 'Height', of: ({ elevationFt }) => feetText(elevationFt, units), isNumber: true },
    { label: 'Friction', of: ({ lossPsi }) => psiText(lossPsi, units), isNumber: true },
    { label: 'Pressure', of: ({ psi }) => psiText(psi, units), isNumber: true },
  ]);
}

function outletsTable({ result }: LiveResult, units: UnitSystem): ReportTable | null {
  return reportTable('outlets', 'Pressure at the outlets at peak demand', result?.water?.outlets ?? [], [
    { label: 'Fixture', of: ({ fixture }) => fixture },
    { label: 'Side', of: ({ side }) => side },
    { label: 'Enough', of: ({ ok }) => (ok ? 'yes' : 'NO') },
    { label: 'Pressure', of: ({ psi }) => psiText(psi, units), isNumber: true },
    { label: 'Needed', of: ({ neededPsi }) => psiText(neededPsi, units), isNumber: true },
  ]);
}

function sizeTables(segments: readonly SegmentInput[], live: LiveResult, units: UnitSystem): ReportTable[] {
  return (['cold', 'hot', 'drain', 'vent', 'gas'] as const).flatMap((system) => {
    const own = segments.filter((one) => one.system === system);
    const resultOf = ({ id }: SegmentInput) => live.segments.get(id);
    const table = reportTable(`sizes-${system}`, SYSTEM_LABELS[system], own, [
      { label: 'Segment', of: ({ id }) => id },
      { label: 'Size', of: (one) => sizeText(resultOf(one)) || '–' },
      { label: 'Carries', of: (one) => carriedText(resultOf(one), units) },
      { label: 'Source', of: (one) => sourceOf(live, one) },
      { label: 'Governed by', of: (one) => resultOf(one)?.problem || governedOf(live, one) },
      { label: 'Margin', of: (one) => marginText(resultOf(one)?.why ?? {}, units) },
      { label: 'One size down', of: (one) => neighborText(resultOf(one)?.why?.smaller, units, resultOf(one)?.isEhd) },
    ]);
    return table ? [table] : [];
  });
}

const sourceOf = (live: LiveResult, { id }: SegmentInput): string => {
  const why = live.segments.get(id)?.why;
  return why ? sourceText(why) : '';
};
const governedOf = (live: LiveResult, { id }: SegmentInput): string => {
  const why = live.segments.get(id)?.why;
  return why ? governedText(why) : '';
};
