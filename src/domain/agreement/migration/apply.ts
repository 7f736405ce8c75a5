import { entry, logged, settled, type Act } from '../record/change';
import type { Agreement } from '../record/schema';
import { isServed } from '../record/state';
import { withTerms } from '../record/terms';
import { earlierSchema, type Earlier } from './schema';

/** The state of an agreement that is kept from before it changes. */
export const earlierOf = (agreement: Agreement): Earlier => earlierSchema.parse(agreement);

type Undone = { agreement: Agreement; note: string };

/**
 * Returns an agreement as it was before a migration. One that waits for its day or that nothing has touched since gets back exactly what
 * it had; one that was billed meanwhile returns to its earlier terms from today on, with credit and charge. Null when it has moved on:
 * another change, or its end.
 */
export function withEarlier(
  agreement: Agreement,
  { earlier, migrationId, isUntouched }: { earlier: Earlier; migrationId: string; isUntouched: boolean },
  act: Act,
): Undone | null {
  const log = logged(agreement, entry('terms', act, `${earlier.plan.name}: changed back`));
  if (agreement.nextTerms?.migrationId === migrationId)
    return {
      agreement: settled(agreement, {
        nextTerms: earlier.nextTerms,
        nextNoticeOn: earlier.nextNoticeOn,
        log,
      }),
      note: '',
    };
  if (isUntouched) return { agreement: settled(agreement, { ...earlier, log }), note: '' };
  if (!isServed(agreement.state) || agreement.cancelsOn !== '') return null;
  const { planId, planVersion, plan, units, interval, priceCents } = earlier;
  const terms = { planId, planVersion, plan, units, interval, priceCents, on: act.today, migrationId: '' };
  return {
    agreement: withTerms(agreement, terms, act),
    note: 'It was billed or changed meanwhile: the earlier terms hold from the day of the undo.',
  };
}
