import type { BookLine } from './book';
import type { ContractLog, Cost } from './log';
import type { BilledCost } from './payApplication';

/** Returns the schedule line that a cost belongs to: the only one with its code, or the only line there is; '' = not known. */
function lineOf(costCode: string, lines: readonly Pick<BookLine, 'id' | 'costCode' | 'fee'>[]): string {
  const work = lines.filter(({ fee }) => fee === null);
  if (work.length === 1) return work[0]?.id ?? '';
  const same =
    costCode === '' ? [] : work.filter((line) => line.costCode.trim().toLowerCase() === costCode.trim().toLowerCase());
  return same.length === 1 ? (same[0]?.id ?? '') : '';
}

/** Returns the job costs that an application can include, oldest first: those through the end of its period that none has billed. */
export const costsToBill = (
  log: Pick<ContractLog, 'costs'>,
  { periodEnd, taken }: { periodEnd: string; taken: ReadonlySet<string> },
): Cost[] =>
  log.costs
    .filter(({ id, on }) => on <= periodEnd && !taken.has(id))
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));

/** Returns a job cost as billed. @param id of the new one */
export const billedFrom = (cost: Cost, id: string, lines: readonly BookLine[]): BilledCost => ({
  id,
  lineId: lines.some((each) => each.id === cost.lineId && each.fee === null)
    ? cost.lineId
    : lineOf(cost.costCode, lines),
  kind: cost.ticketId !== '' ? 'other' : cost.subcontractId === '' ? 'material' : 'subcontract',
  on: cost.on,
  description: cost.description,
  vendor: cost.vendor,
  hoursE4: null,
  rateCents: null,
  amountCents: cost.amountCents,
  costId: cost.id,
});
