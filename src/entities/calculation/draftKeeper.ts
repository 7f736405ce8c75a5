import { z } from 'zod';
import { auditSchema, type Stored } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';
import { readStoredDraft, removeDraft, writeDraft } from '@/ui/forms/draftStore';
import type { CalculationKind, DraftOf, Refusals } from './calculationKind';

/** Changes from an earlier visit stored on this device that aren't in the record. */
export type KeptDraft<R> = { base: Stored<R>; changes: Partial<R>; refused: Refusals };

/** Storage in which input survives a reload and a closed tab, until the record has it. */
export type DraftKeeper<R, W> = {
  read: () => KeptDraft<R> | null;
  keep: (base: Stored<R>, from: W, draft: DraftOf<W>) => void;
  forget: () => void;
};

const refusedSchema = z.record(
  z.string(),
  z.object({ text: z.string(), message: z.string(), value: z.unknown().optional() }),
);

/** Defaults of unchanged fields must not come back as changes. */
const onlyGiven = (parsed: object, given: unknown): object =>
  Object.fromEntries(
    Object.entries(parsed).filter(([field]) => typeof given === 'object' && given !== null && field in given),
  );

/** Stores the changes of one record under `key`; `schema` covers the record's own fields. */
export function createDraftKeeper<
  Shape extends z.ZodRawShape,
  R extends { title: string },
  W extends { title: string },
>(
  key: string,
  schema: z.ZodObject<Shape> & z.ZodType<R>,
  { changedFields }: Pick<CalculationKind<R, W>, 'changedFields'>,
): DraftKeeper<R, W> {
  const baseSchema = schema.extend({ ...auditSchema.shape, id: z.string() });
  const changesSchema = schema.partial();
  return {
    read: () => {
      const draft = readStoredDraft(key);
      const base = baseSchema.safeParse(draft?.base);
      const given = draft?.values['changes'];
      const changes = changesSchema.safeParse(given);
      const refused = refusedSchema.safeParse(draft?.values['refused']);
      return base.success && changes.success && refused.success
        ? {
            // The extended and the partial schema parse exactly that; zod can't express it for a schema that is a parameter.
            base: base.data as unknown as Stored<R>,
            changes: onlyGiven(changes.data, given),
            refused: refused.data,
          }
        : null;
    },
    keep: (base, from, draft) => writeDraft(key, base, { changes: changedFields(from, draft), refused: draft.refused }),
    forget: () => removeDraft(key),
  };
}

/** Returns the editor's starting point: the record, with changes from an earlier visit applied. */
export function startingPoint<R extends { title: string }, W extends { title: string }>(
  { workOf, parts }: CalculationKind<R, W>,
  project: Stored<R>,
  kept: KeptDraft<R> | null,
): { base: Stored<R>; work: W; draft: DraftOf<W> } | null {
  const stored = workOf(project);
  const fresh = stored && { base: project, work: stored, draft: { ...stored, refused: kept?.refused ?? {} } };
  const fields = kept ? (Object.keys(kept.changes) as (keyof R)[]) : [];
  // Totals are derived from the rest.
  const isOpen = (field: keyof R): boolean =>
    field !== 'totals' && !isSame(kept?.changes[field], project[field as keyof Stored<R>]);
  if (!kept || !fields.some(isOpen)) return fresh;
  // Saved on top of the version seen then: conflicts with someone else's later changes are asked about.
  const before: Partial<R> = Object.fromEntries(
    fields.map((field): [keyof R, unknown] => [field, kept.base[field as keyof Stored<R>]]),
  ) as Partial<R>;
  const seen: Stored<R> = { ...project, ...before };
  const [work, changed] = [workOf(seen), workOf({ ...seen, ...kept.changes })];
  return work && changed
    ? { base: seen, work, draft: { ...parts.recognized(changed, work), refused: kept.refused } }
    : fresh;
}
