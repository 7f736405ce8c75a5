import type { Project } from './schema';
import { closetsOf, type SizedDrains } from './sizeDrains';
import type { Tree } from './tree';

/** The load of vents, by segment: drainage units, water closets, and the largest trap. */
export type VentLoads = { dfu: Float64Array; closets: Float64Array; trapIn: Float64Array };

/**
 * Returns what each vent serves: the fixtures on it and on the vents that join it, and everything that drains through a stack that one of
 * them vents. A fixture counts once: the branch vents of a bath and the vent of its stack meet in the main vent, and are the same bath.
 */
export function ventLoads({ fixtures, code }: Project, tree: Tree, drains: SizedDrains | undefined): VentLoads {
  const { segments, indexOf, parents } = tree;
  const dfu = new Float64Array(segments.length);
  const closets = new Float64Array(segments.length);
  const trapIn = new Float64Array(segments.length);
  const ventsOfStack = new Map<number, number[]>();
  segments.forEach(({ ventsStack }, index) => {
    const stack = ventsStack === undefined ? undefined : indexOf.get(ventsStack);
    if (stack !== undefined) ventsOfStack.set(stack, [...(ventsOfStack.get(stack) ?? []), index]);
  });
  /** The last fixture counted at each segment. */
  const countedFor = new Int32Array(segments.length).fill(-1);
  fixtures.forEach((fixture, at) => {
    const load = drains?.loads.byFixture.get(fixture.id);
    if (!load) return;
    const wcs = closetsOf(fixture, load, code);
    const starts = fixture.vent === undefined ? [] : [indexOf.get(fixture.vent) ?? -1];
    for (let drain = indexOf.get(fixture.drain ?? '') ?? -1; drain !== -1; drain = parents[drain] ?? -1)
      starts.push(...(ventsOfStack.get(drain) ?? []));
    for (const start of starts)
      for (let index = start; index !== -1 && countedFor[index] !== at; index = parents[index] ?? -1) {
        countedFor[index] = at;
        dfu[index] = (dfu[index] ?? 0) + load.dfu;
        closets[index] = (closets[index] ?? 0) + wcs;
        trapIn[index] = Math.max(trapIn[index] ?? 0, load.trapIn ?? 0);
      }
  });
  return { dfu, closets, trapIn };
}
