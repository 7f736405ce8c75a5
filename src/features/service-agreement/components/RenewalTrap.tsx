import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { renewalPlaceOf, renewalTrap } from '@/domain/agreement/record/renewalNotice';
import type { AgreementInput } from '@/domain/agreement/record/schema';
import { doubtOf } from '@/domain/law/datedRule';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Warns before the sale that an automatic renewal is invalid without a notice in person or by certified mail. */
export function RenewalTrap({ values }: { values: AgreementInput }) {
  const { timeZone } = useSession().company;
  const property = useRecord(collections.properties, values.propertyId).data;
  if (!property || !/^\d{4}-\d{2}-\d{2}$/.test(values.startsOn)) return null;
  const place = renewalPlaceOf(property, timeZone);
  const notice = renewalTrap(values.plan, place, values.startsOn);
  if (!notice) return null;
  const { delivery, basis } = notice;
  return (
    <InlineNotice tone="warning" title={`${place.state}: this renewal needs a notice by ${delivery}`}>
      Without it, another term does not hold, and the agreement continues month to month. A plan that continues until it
      is canceled does not need it. {doubtOf(basis)} {basis.note} Source: {basis.source[0]}
    </InlineNotice>
  );
}
