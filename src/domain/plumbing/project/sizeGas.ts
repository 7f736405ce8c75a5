import { InputFault, type PlumbingIssue } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { rounded } from '../core/why';
import { chooseGasPipe, type GasChoice } from '../gas/capacity';
import { cfhOf, chosenTable, ELEVATED_PSI, heatingValueOf, inTableUnit } from '../gas/gasInputs';
import type { GasTable } from '../gas/gasTables';
import type { ProjectResult, SegmentResult } from './result';
import type { Project } from './schema';
import { summedUp, type Tree } from './tree';

export type SizedGas = { segments: Map<number, SegmentResult>; gas: ProjectResult['gas']; issues: PlumbingIssue[] };

/** Sizes the gas tree by longest length, alongside the branch length result. Undefined without a gas segment. */
export function sizeGas(project: Project, tree: Tree): SizedGas | undefined {
  const pipes = tree.order.filter((index) => tree.segments[index]?.system === 'gas');
  if (pipes.length === 0) return undefined;
  const issues: PlumbingIssue[] = [];
  const { gas } = project;
  const isUnnamed =
    gas.table === undefined &&
    gas.dropInWc === undefined &&
    gas.dropPsi === undefined &&
    (gas.supplyPsi ?? 0) < ELEVATED_PSI;
  const table = chosenTable(
    isUnnamed ? { ...gas, dropInWc: 0.5 } : gas,
    (message) => issues.push({ path: 'gas', message }),
    'gas.table',
  );
  const heatingValue = heatingValueOf(gas.gas, gas.heatingValueBtuPerCf);
  const cfh = loadsOf(project, tree, heatingValue, issues);
  const ends = new Map<number, number>();
  for (const index of pipes) {
    const segment = tree.segments[index];
    ends.set(index, (ends.get(tree.parents[index] ?? -1) ?? 0) + (segment ? segment.lengthFt + segment.fittingsFt : 0));
  }
  const longestFt = Math.max(...ends.values());
  /** Mains keep the longest length, a pipe to one outlet its own (IFGC 402.4.2). */
  const parents = new Set(pipes.map((index) => tree.parents[index] ?? -1));
  const segments = new Map<number, SegmentResult>();
  for (const index of pipes) {
    const branchFt = parents.has(index) ? longestFt : (ends.get(index) ?? longestFt);
    segments.set(
      index,
      sizedPipe(
        tree,
        index,
        { table, load: inTableUnit(cfh[index] ?? 0, table, heatingValue), cfh: cfh[index] ?? 0, longestFt, branchFt },
        project,
        issues,
      ),
    );
  }
  const source = pipes.filter((index) => tree.parents[index] === -1).reduce((sum, index) => sum + (cfh[index] ?? 0), 0);
  return { segments, issues, gas: { cfh: rounded(source, 2), longestFt: rounded(longestFt), table: table.id } };
}

function loadsOf({ appliances }: Project, tree: Tree, heatingValue: number, issues: PlumbingIssue[]): Float64Array {
  const own = new Float64Array(tree.segments.length);
  appliances.forEach((appliance, at) => {
    const index = tree.indexOf.get(appliance.gas);
    try {
      if (index !== undefined) own[index] = (own[index] ?? 0) + cfhOf(appliance, heatingValue, `appliances.${at}.cfh`);
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      issues.push(...error.issues);
    }
  });
  return summedUp(tree, own);
}

type Need = { table: GasTable; load: number; cfh: number; longestFt: number; branchFt: number };

function sizedPipe(
  tree: Tree,
  index: number,
  { table, load, cfh, longestFt, branchFt }: Need,
  { amendments }: Project,
  issues: PlumbingIssue[],
): SegmentResult {
  const segment = tree.segments[index];
  if (!segment) throw new Error(`segment ${index} is not in its tree`);
  const { id, system, existingSize } = segment;
  const path = `segments.${index}`;
  const size = (lengthFt: number): GasChoice =>
    chooseGasPipe(table, { load, lengthFt, path, lengthPath: path, amendments });
  const problemOf = (problem: string): SegmentResult => {
    issues.push({ path, message: `${id}: ${problem}` });
    return { id, system, size: '', ok: false, problem, cfh: rounded(cfh, 2) };
  };
  if (load <= 0) return problemOf('no appliance is behind it');
  try {
    const choice = size(longestFt);
    const byBranch = branchFt === longestFt ? choice : size(branchFt);
    const there = existingSize === undefined ? choice.size : labelOf(existingSize);
    const ok = (inchesOf(there) ?? 0) >= (inchesOf(choice.size) ?? 0);
    const problem = ok ? '' : `${there} in is there, ${choice.size} in is needed by the longest length`;
    if (!ok) issues.push({ path: `${path}.existingSize`, message: `${id}: ${problem}` });
    return {
      id,
      system,
      size: there,
      ...(table.material === 'CSST' ? { isEhd: true as const } : {}),
      ok,
      problem,
      why: choice.why,
      cfh: rounded(cfh, 2),
      capacity: choice.capacity,
      sizeByBranchLength: byBranch.size,
    };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return problemOf(error.message);
  }
}
