import { collect } from '@/lib/collect';
import { InputFault, type PlumbingIssue } from '../core/issue';
import { boresOf, roughnessOf } from '../core/pipes';
import { labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { demandOf } from '../water/demandCurve';
import { probableDemand } from '../water/demandProbability';
import { lossPsiPer100Ft, velocityFtPerSec } from '../water/hydraulics';
import { choosePipe } from '../water/sizePipe';
import { velocityCap } from '../water/velocityCap';
import type { SegmentResult, WaterResult } from './result';
import type { Project, Segment } from './schema';
import { pathTo, type Tree } from './tree';
import { probableFixtures, waterLoads, type WaterFixtureLoad, type WaterLoads } from './waterLoads';

const PSI_PER_FT = { IPC: 0.433, UPC: 0.43, NSPC: 0.433 } as const;
const SERVICE_MINIMUM_IN = 0.75;
/**
 * The minimum size of a service, and of the supply to one fixture (one lineage of copies; often cited as 604.4, which is the table of
 * flows).
 */
const IPC_RULES = { service: 'IPC 603.1', supply: 'IPC Table 604.5' } as const;
/** The UPC's sections are from memory. */
const UPC_RULES = { service: 'UPC 610.8', supply: 'UPC Table 610.3' } as const;
/** At least this much friction is allowed, so that a tree without pressure still gets sizes. */
const LEAST_PSI_PER_100_FT = 0.01;

/** An outlet with its path to the main. */
type Outlet = {
  side: 'cold' | 'hot';
  load: WaterFixtureLoad;
  way: number[];
  riseFt: number;
  equivalentFt: number;
  neededPsi: number;
  availablePsi: number;
};

export type SizedWater = { segments: Map<number, SegmentResult>; water: WaterResult; issues: PlumbingIssue[] };

/**
 * Sizes the water tree: demand of each segment, the friction allowance left by the governing fixture, velocity caps and minimum sizes;
 * then the pressure at every outlet with the chosen sizes (IPC E103, UPC A 104). Undefined without a cold or hot segment.
 */
export function sizeWater(project: Project, tree: Tree): SizedWater | undefined {
  const pipes = tree.order.filter((index) => isWater(tree.segments[index]));
  const [source] = pipes;
  if (source === undefined) return undefined;
  const loads = waterLoads(project, tree);
  const outlets = outletsOf(project, tree, loads);
  const critical = outlets.reduce<Outlet | undefined>(
    (least, outlet) => (!least || perFoot(outlet) < perFoot(least) ? outlet : least),
    undefined,
  );
  const allowable = Math.max(LEAST_PSI_PER_100_FT, critical ? perFoot(critical) * 100 : Infinity);
  const issues = [...loads.issues];
  const segments = new Map(
    pipes.map((index) => [index, sizedPipe(project, tree, loads, index, allowable, issues)] as const),
  );
  const after = pressuresOf(project, tree, segments, pipes);
  const roots = pipes.filter((index) => tree.parents[index] === -1);
  const sum = (of: (load: WaterFixtureLoad) => number): number =>
    rounded(loads.fixtures.reduce((all, load) => all + of(load), 0));
  const probable = probableFixtures(loads.fixtures);
  const constantGpm = roots.reduce((all, index) => all + (loads.continuousGpm[index] ?? 0), 0);
  if (critical && critical.availablePsi <= 0)
    issues.push({
      path: 'water.staticPsi',
      message: `nothing is left for friction at “${critical.load.fixture.id}”: a booster, or less height`,
    });
  return {
    segments,
    issues,
    water: {
      wsfuTotal: rounded(sum(({ load }) => load.total) + loads.flushometerUnits),
      wsfuCold: rounded(sum(({ load }) => load.cold) + loads.flushometerUnits),
      wsfuHot: sum(({ load }) => load.hot),
      demandGpm: rounded(roots.reduce((all, index) => all + (segments.get(index)?.gpm ?? 0), 0)),
      constantGpm: rounded(constantGpm),
      probabilityGpm: probable ? rounded(probableDemand(probable).q99Gpm + constantGpm) : null,
      hunterNumber: probable
        ? rounded(
            probable.reduce((all, { n, p }) => all + n * p, 0),
            6,
          )
        : null,
      criticalFixture: critical?.load.fixture.id ?? '',
      criticalPath: (critical?.way ?? []).map((index) => tree.segments[index]?.id ?? ''),
      availableFrictionPsi: rounded(critical?.availablePsi ?? 0),
      equivalentFt: rounded(critical?.equivalentFt ?? 0),
      allowablePsiPer100Ft: Number.isFinite(allowable) ? rounded(allowable) : 0,
      profile: profileOf(tree, segments, after, critical),
      outlets: outlets.map(({ side, load, way, neededPsi }) => {
        const end = after.get(way.at(-1) ?? -1)?.psi ?? 0;
        const psi = rounded(end - load.fixture.outletRiseFt * PSI_PER_FT[project.code.name], 2);
        return { fixture: load.fixture.id, side, psi, neededPsi, ok: psi >= neededPsi };
      }),
    },
  };
}

const isWater = (segment: Segment | undefined): boolean => segment?.system === 'cold' || segment?.system === 'hot';
const perFoot = ({ availablePsi, equivalentFt }: Outlet): number => availablePsi / equivalentFt;
const lengthWithFittings = ({ lengthFt, fittingsFt }: Segment, allowancePercent: number): number =>
  lengthFt * (1 + allowancePercent / 100) + fittingsFt;

function outletsOf({ water, code }: Project, tree: Tree, { fixtures }: WaterLoads): Outlet[] {
  const losses = water.meterLossPsi + water.backflowLossPsi + water.otherLossPsi;
  const outletOf = (load: WaterFixtureLoad, side: 'cold' | 'hot'): Outlet | undefined => {
    const index = load[side];
    if (index === -1) return undefined;
    const way = pathTo(tree, index);
    let riseFt = load.fixture.outletRiseFt;
    let equivalentFt = 0;
    for (const at of way) {
      const part = tree.segments[at];
      if (!part) continue;
      riseFt += part.riseFt;
      equivalentFt += lengthWithFittings(part, water.fittingAllowancePercent);
    }
    const neededPsi = load.fixture.residualPsi ?? load.need.psi;
    const availablePsi = water.staticPsi - losses - riseFt * PSI_PER_FT[code.name] - neededPsi;
    return { side, load, way, riseFt, equivalentFt, neededPsi, availablePsi };
  };
  return fixtures.flatMap((load) => collect(['cold', 'hot'] as const, (side) => outletOf(load, side)));
}

function sizedPipe(
  { water, code, amendments }: Project,
  tree: Tree,
  loads: WaterLoads,
  index: number,
  allowable: number,
  issues: PlumbingIssue[],
): SegmentResult {
  const segment = tree.segments[index];
  if (!segment) throw new Error(`segment ${index} is not in its tree`);
  const { id, system } = segment;
  const material = segment.material ?? water.material;
  const c = water.C ?? roughnessOf(material);
  const wsfu = rounded(loads.wsfu[index] ?? 0);
  const failed = (problem: string): SegmentResult => {
    issues.push({ path: `segments.${index}`, message: `${id}: ${problem}` });
    return { id, system, size: '', ok: false, problem, wsfu };
  };
  let gpm = loads.continuousGpm[index] ?? 0;
  try {
    const flush = system === 'cold' && (loads.valves[index] ?? 0) > 0 ? 'flushometer' : 'flush-tank';
    const demand = demandOf(wsfu, flush, code, amendments);
    gpm = rounded(gpm + demand.gpm);
    // Once per tree: the permit sheet must not look more certain than it is.
    if (demand.standIn !== '' && !issues.some(({ message }) => message === demand.standIn))
      issues.push({ path: 'code', message: demand.standIn });
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return failed(error.message);
  }
  if (gpm <= 0) return { ...failed('no fixture is behind it'), gpm };
  const cap =
    water.maxFtPerSec === undefined
      ? velocityCap(material, system === 'hot' ? water.hotF : 60, false, code.name)
      : { ftPerSec: water.maxFtPerSec, rule: 'entered cap' };
  const isService = system === 'cold' && tree.parents[index] === -1;
  const supplyIn = loads.minimumIn[index] ?? 0;
  const isByService = isService && supplyIn < SERVICE_MINIMUM_IN;
  const rules = code.name === 'UPC' ? UPC_RULES : IPC_RULES;
  const chosen = choosePipe({
    gpm,
    material,
    c,
    allowablePsiPer100Ft: allowable,
    cap,
    minimumIn: isByService ? SERVICE_MINIMUM_IN : supplyIn,
    minimumRule: isByService ? rules.service : rules.supply,
  });
  const there = segment.existingSize;
  const sizeIn = there ?? chosen?.sizeIn;
  const bore = boresOf(material).find((size) => size.sizeIn === sizeIn);
  if (!bore)
    return {
      ...failed(
        there === undefined
          ? `no size of ${material} is large enough`
          : `${material} is not made in ${labelOf(there)} in`,
      ),
      gpm,
    };
  const psiPer100Ft = lossPsiPer100Ft(gpm, bore.idIn, c);
  const ok = chosen !== undefined && bore.sizeIn >= chosen.sizeIn;
  const problem = ok
    ? ''
    : `${bore.size} in is there, ${chosen?.size ?? 'a larger size'} in is needed: ${chosen?.why.governedBy ?? 'velocity or pressure'}`;
  if (!ok) issues.push({ path: `segments.${index}.existingSize`, message: `${id}: ${problem}` });
  return {
    id,
    system,
    size: bore.size,
    ok,
    problem,
    ...(chosen ? { why: chosen.why } : {}),
    wsfu,
    gpm,
    ftPerSec: rounded(velocityFtPerSec(gpm, bore.idIn), 2),
    psiPer100Ft: rounded(psiPer100Ft, 3),
    lossPsi: rounded((psiPer100Ft * lengthWithFittings(segment, water.fittingAllowancePercent)) / 100, 3),
  };
}

type Pressure = { psi: number; distanceFt: number; elevationFt: number };

/** Returns the pressure at the end of each pipe at peak demand, psi. */
function pressuresOf(
  { water, code }: Project,
  tree: Tree,
  segments: ReadonlyMap<number, SegmentResult>,
  pipes: readonly number[],
): Map<number, Pressure> {
  const start: Pressure = {
    psi: water.staticPsi - water.meterLossPsi - water.backflowLossPsi - water.otherLossPsi,
    distanceFt: 0,
    elevationFt: 0,
  };
  const ends = new Map<number, Pressure>();
  for (const index of pipes) {
    const segment = tree.segments[index];
    if (!segment) continue;
    const before = ends.get(tree.parents[index] ?? -1) ?? start;
    ends.set(index, {
      psi: before.psi - (segments.get(index)?.lossPsi ?? 0) - segment.riseFt * PSI_PER_FT[code.name],
      distanceFt: before.distanceFt + segment.lengthFt,
      elevationFt: before.elevationFt + segment.riseFt,
    });
  }
  return ends;
}

function profileOf(
  tree: Tree,
  segments: ReadonlyMap<number, SegmentResult>,
  after: ReadonlyMap<number, Pressure>,
  critical: Outlet | undefined,
): WaterResult['profile'] {
  return (critical?.way ?? []).flatMap((index) => {
    const end = after.get(index);
    if (!end) return [];
    return [
      {
        segment: tree.segments[index]?.id ?? '',
        distanceFt: rounded(end.distanceFt),
        elevationFt: rounded(end.elevationFt),
        psi: rounded(end.psi, 2),
        lossPsi: segments.get(index)?.lossPsi ?? 0,
      },
    ];
  });
}
