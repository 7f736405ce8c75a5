import { z } from 'zod';
import { loadProjectSchema, type LoadProject } from '@/domain/load-calc/project/schema';
import { auditSchema, type Stored } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';
import { readStoredDraft, removeDraft, writeDraft } from '@/ui/forms/draftStore';
import type { Draft } from './acceptValue';
import { changedFields, recognised, workOf, type Work } from './work';

/** What an earlier visit left on this device that the record does not have. */
export type KeptDraft = { base: Stored<LoadProject>; changes: Partial<LoadProject>; refused: Draft['refused'] };

/** Where what is typed outlives a reload and a closed tab, until the record has it. */
export type DraftKeeper = {
  read: () => KeptDraft | null;
  keep: (base: Stored<LoadProject>, from: Work, draft: Draft) => void;
  forget: () => void;
};

const baseSchema = loadProjectSchema.extend({ ...auditSchema.shape, id: z.string() });
const valuesSchema = z.object({
  changes: loadProjectSchema.partial(),
  refused: z.record(z.string(), z.object({ text: z.string(), message: z.string(), value: z.unknown().optional() })),
});

/** Defaults of fields that were not changed must not come back as changes. */
const onlyGiven = (parsed: object, given: unknown): Partial<LoadProject> =>
  Object.fromEntries(
    Object.entries(parsed).filter(([field]) => typeof given === 'object' && given !== null && field in given),
  );

export function createDraftKeeper(key: string): DraftKeeper {
  return {
    read: () => {
      const draft = readStoredDraft(key);
      const base = baseSchema.safeParse(draft?.base);
      const values = valuesSchema.safeParse(draft?.values);
      return base.success && values.success
        ? {
            base: base.data,
            changes: onlyGiven(values.data.changes, draft?.values['changes']),
            refused: values.data.refused,
          }
        : null;
    },
    keep: (base, from, draft) => writeDraft(key, base, { changes: changedFields(from, draft), refused: draft.refused }),
    forget: () => removeDraft(key),
  };
}

/** What the editor starts with: the record, with what an earlier visit left put over it. */
export function startingPoint(
  project: Stored<LoadProject>,
  kept: KeptDraft | null,
): { base: Stored<LoadProject>; work: Work; draft: Draft } | null {
  const stored = workOf(project);
  const fresh = stored && { base: project, work: stored, draft: { ...stored, refused: kept?.refused ?? {} } };
  const isOpen = (field: keyof LoadProject): boolean =>
    field !== 'totals' && !isSame(kept?.changes[field], project[field]);
  if (!kept || !(Object.keys(kept.changes) as (keyof LoadProject)[]).some(isOpen)) return fresh;
  // Saved on top of what was seen then: what somebody else changed meanwhile is asked about.
  const seen = {
    ...project,
    ...Object.fromEntries(Object.keys(kept.changes).map((field) => [field, kept.base[field as keyof LoadProject]])),
  };
  const [work, changed] = [workOf(seen), workOf({ ...seen, ...kept.changes })];
  return work && changed ? { base: seen, work, draft: { ...recognised(changed, work), refused: kept.refused } } : fresh;
}
