import type { Contract } from '../record/schema';
import { readSchedule } from '../record/scheduleOfValues';
import { billingTermsSchema, bookLineSchema, contractBookSchema, type ContractBook } from './book';

type Source = Pick<
  Contract,
  'number' | 'title' | 'signedOn' | 'priceCents' | 'schedule' | 'terms' | 'lawState' | 'startsOn'
> & {
  id: string;
};

/** Returns the default billing of a signed contract: by its own schedule and terms. */
export const newBook = (contract: Source): ContractBook =>
  contractBookSchema.parse({
    contractId: contract.id,
    number: contract.number,
    title: contract.title,
    contractOn: contract.signedOn,
    originalSumCents: contract.priceCents,
    lines: (readSchedule(contract.schedule) ?? []).map((line) => bookLineSchema.parse(line)),
    terms: billingTermsSchema.parse({
      retainage: contract.terms.retainage,
      paymentDays: Math.min(180, contract.terms.paymentDays || 30),
      project: contract.terms.project,
      state: contract.lawState,
      isResidential: contract.terms.isHome,
      // Until someone enters the first day of work: an unknown day would start no deadline at all.
      firstFurnishedOn: contract.startsOn,
    }),
  });
