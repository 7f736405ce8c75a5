import type { PlumbingIssue } from '../core/issue';
import { calculateLive, type LiveResult } from '../project/calculateLive';
import { NOT_FINAL } from '../project/notFinal';
import { readEntered } from '../project/readEntered';
import type { TreeInput } from '../project/schema';
import type { PlumbingCalc, PlumbingTotals } from './schema';

export type ReadTree = { tree: TreeInput; errors: readonly [] } | { tree: undefined; errors: readonly PlumbingIssue[] };

/** Parses the stored text of a tree. Never throws: text that isn't a tree is an error at the path ''. */
export function readTree(text: string): ReadTree {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { tree: undefined, errors: [{ path: '', message: 'These pipes are damaged and cannot be read.' }] };
  }
  const { project, issues } = readEntered(raw);
  if (!project) return { tree: undefined, errors: issues };
  // The parsed value is known to be of the schema’s input type: defaults are left out of what is stored.
  return { tree: raw as TreeInput, errors: [] };
}

/** Only entered values are kept. */
export const writeTree = (tree: TreeInput): string => JSON.stringify(tree);

/** Returns a calculation's totals for lists. */
function plumbingTotalsOf(tree: TreeInput, live: LiveResult = calculateLive(tree)): PlumbingTotals {
  const { water = null, drainage = null, gas = null } = live.result ?? {};
  return {
    segments: tree.segments?.length ?? 0,
    fixtures: (tree.fixtures ?? []).reduce((sum, { qty = 1 }) => sum + qty, 0),
    demandGpm: tenths(water?.demandGpm ?? 0),
    wsfu: tenths(water?.wsfuTotal ?? 0),
    dfu: tenths(drainage?.dfu ?? 0),
    gasCfh: tenths(gas?.cfh ?? 0),
    problems: problemsIn(live),
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Counts a calculation's problems; a pipe waiting for a fixture isn't counted separately. */
export const problemsIn = ({ result, faults }: LiveResult): number =>
  faults.length +
  (result?.segments.filter(({ ok, problem }) => !ok && problem !== NOT_FINAL).length ?? 0) +
  (result?.water?.outlets.filter(({ ok }) => !ok).length ?? 0);

/** Returns `IPC`, `UPC` or `NSPC` for a tree's code. */
export const codeNameOf = ({ code }: Pick<TreeInput, 'code'>): PlumbingCalc['codeName'] =>
  /^UPC/i.test(code) ? 'UPC' : /^NSPC/i.test(code) ? 'NSPC' : 'IPC';

/** Returns the record fields derived from its tree. */
export const storedTree = (tree: TreeInput): Pick<PlumbingCalc, 'codeName' | 'tree' | 'totals'> => ({
  codeName: codeNameOf(tree),
  tree: writeTree(tree),
  totals: plumbingTotalsOf(tree),
});
