import { cutText } from '@/lib/cutText';
import { isSame } from '@/lib/stableJson';
import { readForm, type InspectionForm } from './form';
import { judge, pointsOf, type ItemVerdict } from './judge';
import { readUnits, type Answer, type InspectedUnit, type Inspection } from './schema';
import { slotKey, slotsOf, type Slot } from './slots';

export type AssessedSlot = Slot & {
  answer: Answer | null;
  verdict: ItemVerdict;
  /** Required but unanswered. */
  isMissing: boolean;
};

export type InspectionResult = {
  /** The items currently asked, in order; items whose condition doesn't hold are omitted. */
  slots: readonly AssessedSlot[];
  answeredCount: number;
  missing: readonly AssessedSlot[];
  failed: readonly AssessedSlot[];
  /** Percent of the judged items; null if nothing is judged yet. */
  score: number | null;
};

type Answered = {
  form: InspectionForm;
  units: readonly InspectedUnit[];
  answers: readonly Answer[];
  /** Photos per answer, by its id. */
  photoCounts?: ReadonlyMap<string, number>;
};

/** Assesses an inspection's answers: what is asked, what is missing, what failed, and the score. */
export function assessInspection({ form, units, answers, photoCounts }: Answered): InspectionResult {
  const byKey = new Map(answers.map((answer) => [answer.id, answer]));
  const shown = new Map<string, AssessedSlot>();
  const slots = slotsOf(form, units).flatMap((slot): AssessedSlot[] => {
    if (!isAsked(slot, shown)) return [];
    const answer = byKey.get(slot.key) ?? null;
    const verdict = judge(slot.item, answer?.value ?? '', photoCounts?.get(slot.key) ?? 0);
    const assessed = { ...slot, answer, verdict, isMissing: slot.item.isRequired && verdict === 'open' };
    shown.set(slot.key, assessed);
    return [assessed];
  });
  const points = slots.flatMap(({ item, answer, verdict }) => pointsOf(item, answer?.value ?? '', verdict) ?? []);
  const sum = points.reduce((total, one) => total + one, 0);
  return {
    slots,
    answeredCount: slots.filter(({ verdict }) => verdict !== 'open').length,
    missing: slots.filter(({ isMissing }) => isMissing),
    failed: slots.filter(({ verdict }) => verdict === 'fail'),
    score: points.length === 0 ? null : Math.round((sum / points.length) * 100),
  };
}

/** Conditions only look upward, so one pass is enough; items that depend on a hidden item are hidden too. */
function isAsked({ item, unit }: Slot, shown: ReadonlyMap<string, AssessedSlot>): boolean {
  if (item.when === null) return true;
  const { itemId, is } = item.when;
  const asked = (unit && shown.get(slotKey(itemId, unit.id))) ?? shown.get(itemId);
  if (!asked) return false;
  return is.includes(asked.verdict) || is.includes(asked.answer?.value ?? '');
}

const SUMMARY_LIMIT = 300;

/** Returns the fields stored with a completed inspection for lists. */
export function completedFields({
  failed,
  score,
}: InspectionResult): Pick<Inspection, 'state' | 'score' | 'failedCount' | 'summary'> {
  const labels = failed.map(({ item, unit }) => (unit ? `${item.label} (${unit.name})` : item.label));
  return {
    state: failed.length === 0 ? 'passed' : 'failed',
    score,
    failedCount: failed.length,
    summary: cutText(labels.length === 0 ? 'Nothing failed' : labels.join(', '), SUMMARY_LIMIT).trim(),
  };
}

/** Returns the fields reset when an inspection is reopened: it has to be completed again. */
export const reopenedFields = (): Pick<Inspection, 'state' | 'score' | 'failedCount' | 'summary' | 'finishedAt'> => ({
  state: 'in-progress',
  score: null,
  failedCount: 0,
  summary: '',
  finishedAt: '',
});

/**
 * Returns the corrected list fields of a completed inspection, if they differ from what is stored: the device that completed it may not
 * have had a coworker's last answers. Null if nothing differs, and while it is in progress.
 */
export function corrected(inspection: Inspection): ReturnType<typeof completedFields> | null {
  const form = readForm(inspection.form);
  if (inspection.state === 'in-progress' || form.sections.length === 0) return null;
  const { units, answers, state, score, failedCount, summary } = inspection;
  const fields = completedFields(assessInspection({ form, units: readUnits(units), answers }));
  return isSame(fields, { state, score, failedCount, summary }) ? null : fields;
}
