import { budgetLines, workInProgressOf } from '@/domain/contract/money/budget';
import { certifiedOnes } from '@/domain/contract/money/billing';
import { changeOrderSchema, changesSoFar } from '@/domain/contract/money/changeOrder';
import { contractBookSchema } from '@/domain/contract/money/book';
import { contractLogSchema } from '@/domain/contract/money/log';
import { contractSchema } from '@/domain/contract/record/schema';
import { payApplicationSchema } from '@/domain/contract/money/payApplication';
import { sumOf } from '@/domain/money/amounts';
import { CONTRACTS_IN_REPORT, type ContractStanding } from '@/domain/report/cells';
import type { Deps } from '../platform/admin';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { fieldsIn } from '../platform/readable';

const OF_A_CONTRACT = 500;
/** The contract fields that are read. */
const shownSchema = contractSchema.pick({ number: true, title: true, priceCents: true });

/** Returns the current standing of the company's active contracts with a budget, the largest first; damaged ones are left out. */
export async function contractStandings(deps: Deps, companyId: string): Promise<ContractStanding[]> {
  const active = await inCompany(deps.db, companyId, 'contracts')
    .where('state', '==', 'active')
    .limit(CONTRACTS_IN_REPORT)
    .select('number', 'title', 'priceCents')
    .get();
  const standings: ContractStanding[] = [];
  for (const document of active.docs) {
    const [contract] = fieldsIn(shownSchema, [document]);
    const standing = contract && (await standingOf(deps, companyId, document.id, contract.priceCents));
    if (standing)
      standings.push({ contractId: document.id, number: contract.number, title: contract.title, ...standing });
  }
  return standings;
}

async function standingOf(
  { db }: Deps,
  companyId: string,
  contractId: string,
  priceCents: number,
): Promise<Omit<ContractStanding, 'contractId' | 'number' | 'title'> | null> {
  const one = (name: CompanyCollection) => inCompany(db, companyId, name).doc(contractId).get();
  const many = async (name: CompanyCollection) =>
    (await inCompany(db, companyId, name).where('contractId', '==', contractId).limit(OF_A_CONTRACT).get()).docs;
  const log = contractLogSchema.safeParse((await one('contractLogs')).data()).data;
  if (!log || log.budget.length === 0) return null;
  const [storedBook, foundOrders, foundApplications] = await Promise.all([
    one('contractBooks'),
    many('changeOrders'),
    many('payApplications'),
  ]);
  const book = contractBookSchema.safeParse(storedBook.data()).data;
  const orders = fieldsIn(changeOrderSchema, foundOrders);
  const applications = fieldsIn(payApplicationSchema, foundApplications);
  const contractCents = (book?.originalSumCents ?? priceCents) + changesSoFar(orders).approvedCents;
  const work = workInProgressOf({ contractCents, log, orders, applications });
  if (!work) return null;
  return {
    contractCents,
    costCents: sumOf(log.costs.map(({ amountCents }) => amountCents)),
    expectedCostCents: sumOf(budgetLines(log, orders).map(({ projectedCents }) => projectedCents)),
    earnedCents: work.earnedRevenueCents,
    billedCents: certifiedOnes(applications).at(-1)?.copy?.line4Cents ?? 0,
  };
}
