import { useMemo, useState } from 'react';
import type { DocumentInput } from '@/domain/billing/schema';
import type { EstimateChoice } from '@/domain/estimate/api';
import { chosenDocument } from '@/domain/estimate/choice';
import type { PublicMembership } from '@/domain/public-document/schema';
import { figuresOf } from '@/entities/billing/figures';

/** Whether the customer takes the plan, and whether they agreed to its renewal. */
export type Joining = { isMember: boolean; agreesToRenewal: boolean };

/** Returns the document at the customer's prices, and the total of the chosen work without and with the plan, in cents. */
export function useJoining(offered: DocumentInput, membership: PublicMembership | null, choice: EstimateChoice) {
  const [joining, setJoining] = useState<Joining>({ isMember: false, agreesToRenewal: false });
  const memberDocument = useMemo(
    () => (membership ? { ...offered, discounts: membership.discounts } : null),
    [offered, membership],
  );
  const totals = useMemo(() => {
    if (!memberDocument) return null;
    const [without, asMember] = [offered, memberDocument].map((one) => figuresOf(chosenDocument(one, choice)).result);
    return without && asMember ? { without: without.totalCents, asMember: asMember.totalCents } : null;
  }, [offered, memberDocument, choice]);
  return { joining, setJoining, totals, document: joining.isMember && memberDocument ? memberDocument : offered };
}
