import { collections } from '@/data/collections';
import type { Workspace } from '@/data/session/workspace';
import { can } from '@/domain/access/permissions';
import { memberPrices, type DocumentPlace } from '@/domain/agreement/record/memberPrices';
import { agreementsOf } from '@/domain/agreement/record/queries';

/** Reads the member prices that apply to a document for this customer at this property; none if they can't be read. */
export async function readMemberPrices(
  workspace: Workspace,
  place: DocumentPlace,
): Promise<ReturnType<typeof memberPrices>> {
  if (place.customerId === '' || !can(workspace.getState(), 'read', 'agreements')) return new Map();
  const agreements = await workspace
    .repository(collections.agreements)
    .getAll(agreementsOf(place.customerId))
    .catch(() => []);
  return memberPrices(agreements, place);
}
