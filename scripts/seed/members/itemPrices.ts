import type { Firestore } from 'firebase-admin/firestore';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { inCompany } from '../../../functions/src/platform/collections';
import { recordsIn } from '../../../functions/src/platform/readable';
import type { PlanKey } from './plans';

/** The share of the list price that members pay, and on how many items. */
const SHARE = 0.85;
const ITEMS = 4;

/** Returns the plans as sold: the larger ones with their own prices for what members need most. */
export async function withItemPrices(
  db: Firestore,
  companyId: string,
  plans: Readonly<Record<PlanKey, AgreementPlan>>,
): Promise<Record<PlanKey, AgreementPlan>> {
  const { docs } = await inCompany(db, companyId, 'pricebook').get();
  const itemPrices = recordsIn(pricebookItemSchema, docs)
    .filter(({ kind, isActive, priceCents }) => kind === 'service' && isActive && priceCents >= 5_000)
    .toSorted((a, b) => a.priceCents - b.priceCents || (a.name < b.name ? -1 : 1))
    .slice(0, ITEMS)
    .map(({ id, name, priceCents }) => ({
      id: `price-${id}`,
      itemId: id,
      name,
      unitPriceCents: Math.round((priceCents * SHARE) / 100) * 100,
    }));
  return { ...plans, plus: { ...plans.plus, itemPrices }, total: { ...plans.total, itemPrices } };
}
