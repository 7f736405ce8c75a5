import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { CompanyFields } from '@/domain/company/schema';
import { dailyTexts, textLimitFault } from '@/domain/message/allowance';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { dayCounter } from '../platform/dayCounter';

/**
 * Corrects a company's count of the day on which a text was requested by `segments`, negative for what was not sent after all.
 * Reads nothing, so that it may come anywhere in a transaction.
 */
export function correctSegments(
  deps: Deps,
  transaction: Transaction,
  { companyId, requestedAt, segments }: { companyId: string; requestedAt: string; segments: number },
): void {
  if (segments === 0) return;
  const ref = dayCounter({ db: deps.db, now: () => requestedAt }, companyId, 'texts');
  transaction.set(ref, { segments: FieldValue.increment(segments), ...updatedStamp('', deps.now()) }, { merge: true });
}

type Taken = { companyId: string; company: CompanyFields; segments: number };

/**
 * Reads whether `segments` more are left of a company's texts today, within a transaction: `fault` says that they are not, as a sentence;
 * '' = they are. `write` counts them, after everything is read.
 */
export async function takeSegments(
  deps: Deps,
  transaction: Transaction,
  { companyId, company, segments }: Taken,
): Promise<{ fault: string; write: () => void }> {
  const ref = dayCounter(deps, companyId, 'texts');
  const stored = (await transaction.get(ref)).data();
  const used = Number(stored?.['segments'] ?? 0);
  return {
    fault: textLimitFault(segments, used, dailyTexts(company)),
    write: () => {
      const now = deps.now();
      transaction.set(
        ref,
        { segments: used + segments, ...(stored ? {} : createdStamp('', now)), ...updatedStamp('', now) },
        { merge: true },
      );
    },
  };
}
