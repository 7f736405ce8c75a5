import { factsFromEstimate, withoutEstimate } from '@/domain/finding/answer';
import { estimateSchema } from '@/domain/estimate/schema';
import { isRecordId } from '@/domain/record/recordId';
import type { Deps } from '../platform/admin';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { changeFinding } from './changeFinding';

const namedIn = (record: RecordChange['after']): string[] => {
  const ids: unknown = record?.['findingIds'];
  return Array.isArray(ids) ? ids.filter(isRecordId) : [];
};
const textOf = (record: RecordChange['after'], field: string): string => {
  const value: unknown = record?.[field];
  return typeof value === 'string' ? value : '';
};

/** Records on findings the estimate that includes them, the customer's answer, and the resulting job. */
export const findingsOnEstimate = defineReaction(
  'findingsOnEstimate',
  'estimates',
  async (deps, { params, before, after }) => {
    const { companyId = '', id = '' } = params;
    await followEstimate(deps, { companyId, estimateId: id, before, after });
  },
  { concerns: ({ before, after }) => [before, after].some((record) => namedIn(record).length > 0) },
);

type Followed = { companyId: string; estimateId: string } & Pick<RecordChange, 'before' | 'after'>;

/** Implements `findingsOnEstimate`; idempotent. */
export async function followEstimate(deps: Deps, { companyId, estimateId, before, after }: Followed): Promise<void> {
  const named = namedIn(after);
  const left = namedIn(before).filter((id) => !named.includes(id));
  if (named.length + left.length === 0) return;
  const by = textOf(after, 'updatedBy');
  const estimate = after ? estimateSchema.safeParse(after).data : undefined;
  const stored = estimate && { ...estimate, id: estimateId, createdAt: textOf(after, 'createdAt') };
  for (const findingId of left)
    await changeFinding(deps, { companyId, findingId, by }, (finding) => withoutEstimate(finding, estimateId));
  if (stored)
    for (const findingId of named)
      await changeFinding(deps, { companyId, findingId, by }, (finding) => factsFromEstimate(finding, stored));
}
