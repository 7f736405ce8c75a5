import type { PricebookItem } from '@/domain/pricebook/schema';

/** Number of the pricebook's services shown on a new site. */
const SERVICES_SHOWN = 9;
/** Items no one calls a company for: they're mentioned on the phone, or added to something else. */
const NO_REASON_TO_CALL =
  /after[- ]?hours|\bsecond\b|\badditional\b|\bextra\b|\bwaived\b|\bfees?\b|\bsurcharge\b|\btrip\b|\brush\b|\bdisposal\b|\bhaul[- ]?away\b|\bper (?:sample|hour|bed|foot|step|window)\b|\bfirst hour\b|\btest and report\b/i;
/** Measured work is priced in an estimate, not chosen from a list. */
const MEASURED_UNIT =
  /^(?:hours?|hr|foot|feet|ft|linear foot|square foot|sq ?ft|100 sq ft|square|sample|pane|cubic yard)$/i;

type Item = Pick<PricebookItem, 'kind' | 'isActive' | 'name' | 'unit' | 'categoryId'> & { id: string };

/**
 * Returns the pricebook services a new site shows: those customers bought most, then one of each category in turn, so that it isn't an
 * alphabetical list.
 * @param timesSold by item ID, from as many recent invoices as were read
 */
export function offeredServices<I extends Item>(items: readonly I[], timesSold: ReadonlyMap<string, number>): I[] {
  const sold = ({ id }: Item): number => timesSold.get(id) ?? 0;
  const services = items.filter(
    (item) =>
      item.kind === 'service' &&
      item.isActive &&
      !NO_REASON_TO_CALL.test(item.name) &&
      (sold(item) > 0 || !MEASURED_UNIT.test(item.unit)),
  );
  const turns = new Map<string, number>();
  const ranked = services
    .toSorted((a, b) => sold(b) - sold(a))
    .map((item) => {
      const turn = turns.get(item.categoryId) ?? 0;
      turns.set(item.categoryId, turn + 1);
      return { item, turn };
    });
  return ranked
    .toSorted((a, b) => sold(b.item) - sold(a.item) || a.turn - b.turn)
    .slice(0, SERVICES_SHOWN)
    .map(({ item }) => item);
}

/** Counts how often each pricebook item is on the documents. */
export function timesSoldOn(
  documents: readonly { lines: readonly { pricebookItemId: string }[] }[],
): Map<string, number> {
  const times = new Map<string, number>();
  for (const { pricebookItemId } of documents.flatMap(({ lines }) => lines))
    if (pricebookItemId !== '') times.set(pricebookItemId, (times.get(pricebookItemId) ?? 0) + 1);
  return times;
}
