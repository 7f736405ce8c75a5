import { InputFault, type PlumbingIssue } from '../core/issue';
import { unreadEdition } from '../core/codes';
import { rounded } from '../core/why';
import { materialsOf } from './materials';
import { notCounted, partsOf } from './parts';
import type { ProjectResult, SegmentResult } from './result';
import type { Project } from './schema';
import { sizeDrains } from './sizeDrains';
import { sizeGas } from './sizeGas';
import { sizeVents } from './sizeVents';
import { sizeWater } from './sizeWater';
import { treeOf } from './tree';

/**
 * Calculates every segment of a pipe tree with its load, size and reason, the pressure along the critical path, both demands, and the
 * pipe to buy. A segment without a size says why, and the others are still calculated.
 * @throws InputFault with all errors of the tree and all fixtures that the code doesn't know
 */
export function calculateProject(project: Project): ProjectResult {
  const { tree, issues } = treeOf(project);
  if (!tree) throw faultOf(issues);
  const water = sizeWater(project, tree);
  const drains = sizeDrains(project, tree);
  const vents = sizeVents(project, tree, drains);
  const gas = sizeGas(project, tree);
  const found = [water, drains, vents, gas].flatMap((part) => part?.issues ?? []);
  const refused = found.filter(({ path }) => path.startsWith('fixtures.') || path.startsWith('appliances.'));
  if (refused.length > 0) throw faultOf(refused);
  const segments = tree.segments.map(({ id, system }, index): SegmentResult => {
    const parts = [water, drains, vents, gas];
    const result = parts.map((part) => part?.segments.get(index)).find((one) => one !== undefined);
    return result ?? { id, system, size: '', ok: false, problem: 'not calculated' };
  });
  const edition = unreadEdition(project.code);
  const roots = tree.order.filter((index) => tree.parents[index] === -1 && tree.segments[index]?.system === 'drain');
  const ofRoots = (values: Float64Array): number =>
    rounded(roots.reduce((sum, index) => sum + (values[index] ?? 0), 0));
  return {
    segments,
    water: water?.water ?? null,
    drainage: drains ? { dfu: ofRoots(drains.loads.dfu), waterClosets: ofRoots(drains.loads.closets) } : null,
    gas: gas?.gas ?? null,
    materials: materialsOf(project, segments),
    parts: partsOf(project, tree, segments, drains?.loads.byFixture ?? new Map()),
    notCounted: notCounted(project),
    warnings: [...(edition === '' ? [] : [{ path: 'code', message: edition }]), ...found],
  };
}

function faultOf([first, ...others]: readonly PlumbingIssue[]): InputFault {
  return new InputFault(first?.path ?? 'segments', first?.message ?? '', others);
}
