import { estimateSchema } from '@/domain/estimate/schema';
import { statusOf } from '@/domain/invoice/facts';
import { invoiceSchema } from '@/domain/invoice/schema';
import { companySchema } from '@/domain/company/schema';
import { recordView as contract } from '@/domain/public-document/api';
import { PUBLIC_KINDS } from '@/domain/public-document/schema';
import { calendarDay } from '@/lib/dates';
import { AppError } from '@/lib/appError';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { countCall } from '../platform/rateLimit';
import { publicDocuments, subjectRef, tokenOf, type Subject } from './publicDocuments';

/** Records that someone opened a link. Unknown tokens get the same response as known ones; colleagues aren't counted. */
export const recordView = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 30 } },
  async (deps, { token }, caller) => {
    const face = await publicDocuments(deps.db).doc(token).get();
    const companyId = String(face.get('companyId') ?? '');
    const kind = PUBLIC_KINDS.find((known) => known === face.get('kind'));
    if (
      (kind !== 'estimate' && kind !== 'invoice' && kind !== 'agreement') ||
      companyId === '' ||
      caller.user?.companyId === companyId
    )
      return {};
    if (!(await isWithinLimit(deps, token))) return {};
    await countView(deps, { companyId, kind, subjectId: String(face.get('subjectId')) }, token);
    return {};
  },
);

/** Limits counting for one link opened from many networks at once. */
async function isWithinLimit(deps: Deps, token: string): Promise<boolean> {
  try {
    await countCall(deps, `view_${token}`, 20);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return false;
    throw error;
  }
}

async function countView(deps: Deps, subject: Subject, token: string): Promise<void> {
  const ref = subjectRef(deps.db, subject);
  await deps.db.runTransaction(async (transaction) => {
    const [record, company] = await transaction.getAll(ref, companyRef(deps.db, subject.companyId));
    const stored = record?.data();
    // Someone may be editing the draft, and a count must not disturb them.
    if (!stored || tokenOf(stored) !== token || stored['state'] === 'draft') return;
    const now = deps.now();
    const { firstViewedAt, viewCount } = estimateSchema.pick({ firstViewedAt: true, viewCount: true }).parse(stored);
    const seen = { firstViewedAt: firstViewedAt || now, lastViewedAt: now, viewCount: viewCount + 1 };
    const invoice = subject.kind === 'invoice' ? invoiceSchema.parse({ ...stored, ...seen }) : null;
    const today = calendarDay(companySchema.parse(company?.data() ?? {}).timeZone, new Date(now));
    transaction.update(ref, {
      ...seen,
      ...(invoice ? { status: statusOf(invoice, today) } : {}),
      ...updatedAudit('', now, stored),
    });
  });
}
