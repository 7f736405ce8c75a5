import { bookLineSchema, contractBookSchema } from '@/domain/contract/money/book';
import { copyOf, workedApplication } from '@/domain/contract/money/billing';
import { changeOrderSchema } from '@/domain/contract/money/changeOrder';
import { payApplicationSchema } from '@/domain/contract/money/payApplication';
import { NO_RETAINAGE } from '@/domain/contract/retainage';
import { buildStored } from './build';
import { buildContract } from './contract';

/** A signed contract in the middle of its billing: its schedule, one application and one change order. */
export const active = buildContract({
  id: 'active',
  customerId: 'ada',
  state: 'active',
  priceCents: 100_000,
  schedule: '',
  signedOn: '2026-01-05',
  lawState: 'CA',
});
const line = (id: string, scheduledValueCents: number) =>
  bookLineSchema.parse({ id, item: id, description: `Work ${id}`, scheduledValueCents });
const lines = [line('a', 60_000), line('b', 40_000)];
export const book = buildStored({
  kind: 'contractBook',
  schema: contractBookSchema,
  fields: {
    contractId: 'active',
    contractOn: '2026-01-05',
    originalSumCents: 100_000,
    lines,
    terms: { retainage: { ...NO_RETAINAGE, workPpm: 100_000 }, state: 'CA', firstFurnishedOn: '2026-02-02' },
  },
  overrides: { id: 'active', revision: 'b1' },
});
export const draft = buildStored({
  kind: 'payApplication',
  schema: payApplicationSchema,
  fields: { contractId: 'active', number: 1, periodEnd: '2026-02-28', entries: [] },
  overrides: { id: 'p1', revision: 'p-1' },
});
const billed = { priceType: 'fixed' as const, book, orders: [], applications: [] };
const entered = {
  number: 1,
  periodEnd: '2026-02-28',
  retainage: null,
  costs: [],
  entries: [{ lineId: 'a', quantityE4: null, thisPeriodCents: 30_000, completePpm: null, storedCents: 0 }],
};
export const certified = {
  ...draft,
  state: 'certified' as const,
  certifiedCents: 27_000,
  certifiedBy: 'Grace Hopper',
  submittedOn: '2026-02-27',
  certifiedOn: '2026-03-01',
  copy: copyOf(billed, entered, workedApplication(billed, entered)),
};
export const sent = buildStored({
  kind: 'changeOrder',
  schema: changeOrderSchema,
  fields: {
    contractId: 'active',
    number: 1,
    title: 'Rock in the trench',
    state: 'sent',
    amountCents: 7_500,
    lines: [{ id: 'l', description: 'Hammer', amountCents: 7_500 }],
  },
  overrides: { id: 'o1', revision: 'o-1' },
});
