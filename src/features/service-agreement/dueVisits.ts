import type { Agreement } from '@/domain/agreement/record/schema';
import { auditSchema, type Stored } from '@/domain/record/schema';

/** A visit owed to a member, as a list row; its ID combines the agreement's and its own. */
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

/** Returns the agreements' unscheduled visits due by `until` (YYYY-MM-DD). */
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
