import type { AgreementMonth } from '../agreement/record/postingSchema';
import type { ApplicationCopy, PayApplication } from '../contract/money/payApplication';
import { applicationName } from '../contract/money/payApplication';
import { certifiedOnes } from '../contract/money/billing';
import type { ContractBook } from '../contract/money/book';
import { sumOf } from '../money/amounts';
import { lastDayOfMonth } from '@/lib/calendar';
import { bookDocument, bookKey, type Adjustment, type BookDocument } from './books';

const DEFERRED: Record<'grows' | 'shrinks', Adjustment> = {
  grows: { debit: 'agreementIncome', credit: 'deferred' },
  shrinks: { debit: 'deferred', credit: 'agreementIncome' },
};
const RETAINED: Record<'grows' | 'shrinks', Adjustment> = {
  grows: { debit: 'retainage', credit: 'contractIncome' },
  shrinks: { debit: 'contractIncome', credit: 'retainage' },
};

type Month = Pick<AgreementMonth, 'month' | 'billedCents' | 'recognizedCents' | 'refundedCents'>;

/**
 * Builds the deferred income entries of agreements, one for each posted month: billed minus earned minus refunded, as in the report on
 * agreement income. In other books bills are income on their day, so the entry reverses what isn't earned yet, or adds what was earned
 * from earlier bills.
 */
export function deferralsOf(months: readonly Month[], currency: string): BookDocument[] {
  return months.flatMap(({ month, billedCents, recognizedCents, refundedCents }) => {
    const cents = billedCents - recognizedCents - refundedCents;
    return cents === 0
      ? []
      : [
          bookDocument({
            key: bookKey('deferral', month),
            kind: 'deferral',
            number: month,
            on: lastDayOfMonth(month),
            customerId: '',
            currency,
            totalCents: Math.abs(cents),
            adjustment: cents > 0 ? DEFERRED.grows : DEFERRED.shrinks,
          }),
        ];
  });
}

type WithId<T> = T & { id: string };
/** A contract with everything certified on it, whatever its day. */
export type RetainedContract = {
  number: string;
  customerId: string;
  customerName: string;
  propertyId: string;
  book: Pick<ContractBook, 'lines' | 'terms'>;
  applications: readonly WithId<
    Pick<PayApplication, 'number' | 'revisionLetter' | 'state' | 'certifiedOn'> & {
      copy: Pick<ApplicationCopy, 'line5Cents'> | null;
    }
  >[];
};

/**
 * Returns the retainage held before the first application here, for a contract that was taken over: earlier work minus what was
 * certified.
 */
const heldBefore = ({ book: { lines, terms } }: RetainedContract): number =>
  sumOf(lines.map(({ previousCents }) => previousCents)) - terms.previousCertificatesCents;

/**
 * Builds the retainage entries of contracts, one for each certified application that changed it. An invoice is net of retainage, so the
 * entry adds what was earned and is held, and reverses it when an application releases it, whose invoice is income then. A contract's
 * entries add up to line 5 of its last certificate.
 */
export function retainageEntries(contracts: readonly RetainedContract[], currency: string): BookDocument[] {
  return contracts.flatMap((contract) => {
    let held = heldBefore(contract);
    return certifiedOnes(contract.applications).flatMap((application) => {
      const cents = (application.copy?.line5Cents ?? held) - held;
      held += cents;
      if (cents === 0) return [];
      const { number, customerId, customerName, propertyId } = contract;
      return [
        bookDocument({
          key: bookKey('retainage', application.id),
          kind: 'retainage',
          number: `${number}-${applicationName(application)}`,
          on: application.certifiedOn,
          ...{ customerId, customerName, propertyId, currency },
          totalCents: Math.abs(cents),
          adjustment: cents > 0 ? RETAINED.grows : RETAINED.shrinks,
        }),
      ];
    });
  });
}
