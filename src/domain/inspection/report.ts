import { SEVERITY_WORDS } from '../finding/words';
import type { ViewedFinding } from '../finding/viewed';
import { assessInspection, type AssessedSlot } from './assess';
import { readForm } from './form';
import { readUnits, type Inspection } from './schema';
import { groupTitle } from './slots';
import { groupsOf } from './steps';
import type { ViewedInspection } from './viewed';

export type ReportGroup = { id: string; title: string; slots: readonly AssessedSlot[] };

export type InspectionReport = {
  score: number | null;
  counts: { passed: number; failed: number; notApplicable: number; open: number };
  /** Failed items, most severe first. */
  failed: readonly AssessedSlot[];
  groups: readonly ReportGroup[];
};

/** Returns findings of an inspection no longer tied to a failed item, because its answer has since been corrected. */
export function findingsElsewhere(
  viewed: Pick<ViewedInspection, 'form' | 'units' | 'answers' | 'photos' | 'findings'>,
): ViewedFinding[] {
  const counts = new Map<string, number>();
  for (const { itemId } of viewed.photos) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  const failed = new Set(inspectionReport(viewed, counts).failed.map(({ key }) => key));
  return viewed.findings.filter(({ itemId }) => !failed.has(itemId));
}

const RANK = { inoperable: 0, deficient: 1, suggested: 2 } as const;

/** Formats the section and severity of a failed item: `Burner · Inoperable`. */
export const failedPlace = (slot: AssessedSlot): string =>
  `${groupTitle(slot)} · ${SEVERITY_WORDS[slot.item.severity]}`;

/** Builds a report's contents from the answers and the form the inspection was started with. */
export function inspectionReport(
  { form, units, answers }: Pick<Inspection, 'form' | 'units' | 'answers'>,
  photoCounts: ReadonlyMap<string, number>,
): InspectionReport {
  const result = assessInspection({ form: readForm(form), units: readUnits(units), answers, photoCounts });
  const count = (verdict: AssessedSlot['verdict']): number =>
    result.slots.filter((slot) => slot.verdict === verdict).length;
  return {
    score: result.score,
    counts: { passed: count('pass'), failed: count('fail'), notApplicable: count('na'), open: count('open') },
    failed: result.failed.toSorted((one, other) => RANK[one.item.severity] - RANK[other.item.severity]),
    groups: groupsOf(result).map(({ id, slots }) => ({ id, title: slots[0] ? groupTitle(slots[0]) : '', slots })),
  };
}
