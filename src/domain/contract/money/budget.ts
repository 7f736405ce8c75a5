import { sumOf } from '../../money/amounts';
import type { PriceType } from '../record/state';
import { workInProgress, type WorkInProgress } from '../workInProgress';
import { certifiedOnes } from './billing';
import type { ChangeOrderRecord } from './changeOrder';
import type { ContractLog } from './log';
import type { PayApplication } from './payApplication';

/** One cost code: budgeted, committed, actual and projected cost. In cents. */
export type BudgetLine = {
  costCode: string;
  name: string;
  budgetCents: number;
  changesCents: number;
  committedCents: number;
  actualCents: number;
  projectedCents: number;
  /** Positive: over the budget and changes. */
  overCents: number;
};

type Order = Pick<ChangeOrderRecord, 'state' | 'lines'>;

/** Compares the budget with committed and actual cost by cost code, in the order of the budget; codes without a budget come last. */
export function budgetLines(
  { budget, costs, subcontracts }: Pick<ContractLog, 'budget' | 'costs' | 'subcontracts'>,
  orders: readonly Order[],
): BudgetLine[] {
  const changes = orders.filter(({ state }) => state === 'approved').flatMap(({ lines }) => lines);
  const signed = subcontracts.filter(({ state }) => state !== 'planned');
  const codes = new Set([
    ...budget.map(({ costCode }) => costCode),
    ...[...changes, ...signed, ...costs].map(({ costCode }) => costCode),
  ]);
  return [...codes].map((costCode) => {
    const isOfCode = (row: { costCode: string }): boolean => row.costCode === costCode;
    const rows = budget.filter(isOfCode);
    const budgetCents = sumOf(rows.map((row) => row.budgetCents));
    const changesCents = sumOf(changes.filter(isOfCode).map(({ amountCents }) => amountCents));
    const subs = signed.filter(isOfCode);
    const ids = new Set(subs.map(({ id }) => id));
    const committedCents = sumOf(subs.map((sub) => sub.sumCents + sub.changesCents));
    const own = costs.filter(isOfCode);
    const actualCents = sumOf(own.map(({ amountCents }) => amountCents));
    const underSubs = sumOf(
      own.filter(({ subcontractId }) => ids.has(subcontractId)).map(({ amountCents }) => amountCents),
    );
    const expected = Math.max(committedCents, underSubs) + (actualCents - underSubs);
    const projectedCents = Math.max(budgetCents + changesCents, expected);
    return {
      costCode,
      name: rows.map(({ name }) => name).join(', ') || 'Not in the budget',
      budgetCents,
      changesCents,
      committedCents,
      actualCents,
      projectedCents,
      overCents: projectedCents - budgetCents - changesCents,
    };
  });
}

/** A contract's earned (by cost) and billed amounts as of a day. In cents. */
export type EarnedPoint = { on: string; label: string; earnedCents: number; billedCents: number };
type Billed = Pick<PayApplication, 'state' | 'number' | 'periodEnd' | 'copy'>;

type Contract = { contractCents: number; log: ContractLog; orders: readonly Order[]; applications: readonly Billed[] };

/** Returns the projected total of all cost codes, in cents; 0 while there is no budget. */
const estimatedCostCents = ({ log, orders }: Pick<Contract, 'log' | 'orders'>): number =>
  log.budget.length === 0 ? 0 : sumOf(budgetLines(log, orders).map(({ projectedCents }) => projectedCents));

/** Returns by how much a contract with a maximum is expected to exceed its sum, in cents; 0 if it doesn't, or may. */
export const overLimitCents = (
  { priceType, contractCents }: { priceType: PriceType; contractCents: number },
  costs: Pick<Contract, 'log' | 'orders'>,
): number => (priceType === 'not-to-exceed' ? Math.max(0, estimatedCostCents(costs) - contractCents) : 0);

/** Returns current over- and underbilling; null while there is no budget to compare with. Method B3. */
export function workInProgressOf(contract: Contract): WorkInProgress | null {
  const { contractCents, log, applications } = contract;
  const estimatedTotalCostCents = estimatedCostCents(contract);
  if (estimatedTotalCostCents <= 0) return null;
  return workInProgress({
    contractCents,
    estimatedTotalCostCents,
    costToDateCents: Math.max(0, sumOf(log.costs.map(({ amountCents }) => amountCents))),
    billedToDateCents: certifiedOnes(applications).at(-1)?.copy?.line4Cents ?? 0,
  });
}

/** Returns what was earned and billed at the end of each certified application's period, by today's cost estimate. */
export function earnedOverTime(contract: Contract): EarnedPoint[] {
  const { contractCents, log, applications } = contract;
  const estimatedTotalCostCents = estimatedCostCents(contract);
  if (estimatedTotalCostCents <= 0) return [];
  return certifiedOnes(applications).map(({ number, periodEnd, copy }) => {
    const spent = sumOf(log.costs.filter(({ on }) => on <= periodEnd).map(({ amountCents }) => amountCents));
    const billedCents = copy?.line4Cents ?? 0;
    const { earnedRevenueCents } = workInProgress({
      contractCents,
      estimatedTotalCostCents,
      costToDateCents: Math.max(0, spent),
      billedToDateCents: billedCents,
    });
    return { on: periodEnd, label: `No. ${number}`, earnedCents: earnedRevenueCents, billedCents };
  });
}

/** A cost estimate is stale after this many days. */
const STALE_DAYS = 45;
export const isStale = (ageDays: number): boolean => ageDays > STALE_DAYS;
