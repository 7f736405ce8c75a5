import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { CompanyFields } from '@/domain/company/schema';
import { dailyTexts, textLimitFault } from '@/domain/message/allowance';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { dayCounter } from '../platform/dayCounter';

/**
 * Adjusts a company's count for the day a text was requested by `segments`, negative for what wasn't sent after all. Reads nothing, so it
 * can be anywhere in a transaction.
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
 * Checks, within a transaction, whether `segments` more fit into a company's daily limit for texts: `fault` is a message if they don't;
 * '' = they do. `write` counts them, after all reads.
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
