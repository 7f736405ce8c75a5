import type { Agreement } from '@/domain/agreement/record/schema';
import { auditSchema, type Stored } from '@/domain/record/schema';

/** A visit that a member is owed, as a row of the list; its id is made of the agreement's and its own. */
export type DueVisit = Stored<{
  agreementId: string;
  visitId: string;
  name: string;
  dueFrom: string;
  dueBy: string;
  customerName: string;
  propertyAddress: string;
  planName: string;
}>;

/** The visits of agreements that nobody has planned, as far as they are due by `until` (YYYY-MM-DD). */
export const dueVisits = (agreements: readonly Stored<Agreement>[], until: string): DueVisit[] =>
  agreements.flatMap(({ id: agreementId, visits, customerName, propertyAddress, plan, ...rest }) =>
    visits
      .filter(({ state, dueFrom }) => state === 'due' && dueFrom <= until)
      .map(({ id: visitId, name, dueFrom, dueBy }) => ({
        ...auditSchema.parse(rest),
        id: `${agreementId}/${visitId}`,
        agreementId,
        visitId,
        name,
        dueFrom,
        dueBy,
        customerName,
        propertyAddress,
        planName: plan.name,
      })),
  );
