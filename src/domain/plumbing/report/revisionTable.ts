import type { ReportTable } from '../../calculation/reportTable';
import { showNumber, showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';
import { calculateLive, type LiveResult } from '../project/calculateLive';
import type { TreeInput } from '../project/schema';
import { codeText, sizeText } from './words';

/** Compares a recalculated revision with the current pipes: totals, and each size that differs. */
export function revisionTable(then: TreeInput, now: TreeInput, units: UnitSystem): ReportTable {
  const [before, after] = [calculateLive(then), calculateLive(now)];
  const rows = [
    ['Code', codeText(then.code), codeText(now.code)],
    ['Water demand', demandText(before, units), demandText(after, units)],
    ['Drainage', drainageText(before), drainageText(after)],
    ['Gas', gasText(before, units), gasText(after, units)],
    ['Segments', String(then.segments?.length ?? 0), String(now.segments?.length ?? 0)],
    ...sizeRows(before, after),
  ];
  return {
    id: 'difference',
    title: 'Then and now',
    columns: ['', 'Then', 'Now'].map((label) => ({ label, isNumber: false })),
    rows,
  };
}

const NOTHING = '–';
const demandText = ({ result }: LiveResult, units: UnitSystem): string =>
  result?.water ? showQuantity(result.water.demandGpm, 'waterFlow', units) : NOTHING;
const drainageText = ({ result }: LiveResult): string =>
  result?.drainage ? `${showNumber(result.drainage.dfu, 1)} DFU` : NOTHING;
const gasText = ({ result }: LiveResult, units: UnitSystem): string =>
  result?.gas ? showQuantity(result.gas.cfh, 'gasFlow', units) : NOTHING;

function sizeRows(before: LiveResult, after: LiveResult): string[][] {
  const ids = new Set([...before.segments.keys(), ...after.segments.keys()]);
  return [...ids].flatMap((id) => {
    const [then, now] = [sizeText(before.segments.get(id)) || NOTHING, sizeText(after.segments.get(id)) || NOTHING];
    return then === now ? [] : [[id, then, now]];
  });
}
