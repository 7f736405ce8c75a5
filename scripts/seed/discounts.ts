import { discountRecordSchema } from '@/domain/discount/discountRecord';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Random } from './random';
import type { Trade } from './trades/trade';
import { created, type SeedWrite } from './writes';

const rebate = (clock: CompanyClock): Record<string, unknown> => ({
  name: 'Manufacturer’s rebate',
  kind: 'fixed',
  amountCents: 15_000,
  scope: 'document',
  itemKinds: ['equipment'],
  funding: 'vendor',
  startsOn: clock.date(14),
  endsOn: clock.date(120),
  reason: 'Vendor rebate',
});

const definitions = ({ season = 'Seasonal tune-up', sold }: Trade, clock: CompanyClock): Record<string, unknown>[] => [
  {
    name: 'Senior and military',
    kind: 'percent',
    ratePpm: 100_000,
    scope: 'document',
    itemKinds: ['service', 'labour'],
    capCents: 20_000,
    reason: 'Senior or military',
  },
  { name: 'Loyal customer', kind: 'percent', ratePpm: 50_000, scope: 'document', reason: 'Loyalty' },
  {
    name: 'Referral thank-you',
    kind: 'fixed',
    amountCents: 5000,
    scope: 'document',
    minimumSubtotalCents: 25_000,
    perCustomerLimit: 1,
    reason: 'Referral',
  },
  {
    name: season,
    code: 'SEASON',
    kind: 'percent',
    ratePpm: 150_000,
    scope: 'line',
    itemKinds: ['service'],
    startsOn: clock.date(-20),
    endsOn: clock.date(70),
    usageLimit: 200,
    reason: 'Seasonal offer',
  },
  {
    name: 'Manager’s goodwill',
    kind: 'percent',
    ratePpm: 200_000,
    scope: 'document',
    stacking: 'exclusive',
    approvalAboveCents: 15_000,
    reason: 'Goodwill',
  },
  // Only for companies that sell manufactured equipment.
  ...(sold.larger.options.some(({ sold: { kind } }) => kind === 'equipment') ? [rebate(clock)] : []),
  {
    name: 'Last year’s opening offer',
    code: 'OPEN',
    kind: 'fixed',
    amountCents: 2500,
    scope: 'document',
    endsOn: clock.date(-200),
    reason: 'Opening',
    isArchived: true,
  },
];

/** Writes the discounts an owner lets the team give: active, scheduled, expired and archived. */
export const discountWrites = (
  trade: Trade,
  { companyId, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] =>
  definitions(trade, clock).map((fields) => ({
    by: owner,
    kind: 'set',
    path: `companies/${companyId}/discounts`,
    id: random.id(),
    data: { ...discountRecordSchema.parse(fields), ...created(owner, clock.at(-300, 10 * 60), random) },
  }));
