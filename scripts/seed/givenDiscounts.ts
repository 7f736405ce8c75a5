import { calculateDocument } from '@/domain/billing/calculate';
import { discountRecordSchema, type DiscountRecord } from '@/domain/discount/discountRecord';
import { givenDiscount } from '@/domain/discount/entries';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { inCompany } from '../../functions/src/platform/collections';
import type { Team } from './accounts';
import type { CompanyPlan } from './companies/plan';
import { depsAt } from './functionsDeps';
import { createRandom } from './random';

export type Given = DiscountRecord & { id: string };

/** Discounts the office has given on repairs all year, with their weights. */
const GIVEN: Readonly<Record<string, number>> = { 'Senior and military': 5, 'Loyal customer': 4 };
/** The share of the past year's repairs that had a discount. */
const SHARE = 0.3;

/** Reads the discounts that were given on a company's repairs over the past year. */
export async function readGiven(
  { plan, team }: { plan: CompanyPlan; team: Pick<Team, 'companyId'> },
  today: string,
): Promise<Given[]> {
  const { db } = depsAt({ timeZone: plan.timeZone, random: createRandom(`${plan.domain} discounts`) }, today, '12:00');
  const { docs } = await inCompany(db, team.companyId, 'discounts').get();
  return docs
    .map((stored) => ({ ...discountRecordSchema.parse(stored.data()), id: stored.id }))
    .filter(({ name }) => name in GIVEN)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Adds a discount to some repairs' invoices. Decided by the invoice's id, so that it shifts no other random values. */
export function discounted(
  { plan, discounts }: { plan: CompanyPlan; discounts: readonly Given[] },
  draft: InvoiceInput,
  invoiceId: string,
): InvoiceInput {
  const random = createRandom(`${plan.domain} ${invoiceId} discount`);
  if (discounts.length === 0 || !random.chance(SHARE)) return draft;
  const chosen = random.weighted(discounts.map((discount) => ({ discount, weight: GIVEN[discount.name] ?? 0 })));
  const document = {
    ...draft.document,
    discounts: [...draft.document.discounts, givenDiscount(random.id(), chosen.discount)],
  };
  return { ...draft, document, totalCents: calculateDocument(document).totalCents };
}
