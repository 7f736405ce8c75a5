import { laterState, textSchema, type TextState } from '@/domain/message/schema';
import { isRecordId } from '@/domain/record/recordId';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { textFailureOf } from '../twilio/errors';

/** Twilio's names for a message's state; the others add nothing. */
const STATES: Record<string, TextState> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

type Report = { companyId: string; sendId: string; providerId: string; status: string; errorCode: number };

/** Records the provider's report on one of our messages. Reports come late, repeatedly and in any order. */
export async function reportOnText(deps: Deps, { companyId, sendId, ...report }: Report): Promise<void> {
  const state = STATES[report.status];
  if (!state || !isRecordId(companyId) || !isRecordId(sendId)) return;
  const ref = inCompany(deps.db, companyId, 'texts').doc(sendId);
  await deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const stored = textSchema.safeParse(data).data;
    if (!stored || (stored.providerId !== '' && stored.providerId !== report.providerId)) return;
    const next = laterState(stored.state, state);
    if (next === stored.state) return;
    transaction.update(ref, {
      state: next,
      error: next === 'failed' ? textFailureOf(report.errorCode) : '',
      providerId: report.providerId,
      ...updatedAudit('', deps.now(), data),
    });
  });
}
