import { contractBookSchema } from '@/domain/contract/money/book';
import { billedCostSchema, type ApplicationInput, type BilledCost } from '@/domain/contract/money/payApplication';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { recordPayment } from '@/domain/payment/api';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { doc, getDoc } from 'firebase/firestore/lite';
import { creditDeposit } from '../../functions/src/contracts/deposit';
import { call } from './client';
import type { ContractDesk } from './contractDesk';
import { functionsDeps } from './functionsDeps';

const fieldsOf = (periodFrom: string, periodEnd: string, given: Partial<ApplicationInput>): ApplicationInput => ({
  ...{ periodFrom, periodEnd, entries: [], materials: [], costs: [], retainage: null, note: '' },
  ...given,
});
const certified = (certifiedOn: string) =>
  ({ kind: 'certify', certifiedCents: null, certifiedBy: 'A. Castellanos, engineer', certifiedOn }) as const;

/** Bills a unit-price contract: one application certified, and one draft in which a line exceeds its estimate. */
export async function makeMeasuredBills({ contractId, day, application }: ContractDesk): Promise<void> {
  const measured = (line: number, quantity: number) => ({
    ...{ lineId: `line-${line}`, thisPeriodCents: null, completePpm: null, storedCents: 0 },
    quantityE4: quantity * QUANTITY_ONE_E4,
  });
  const started = { ...measured(1, 0), quantityE4: null, completePpm: 1_000_000 };
  await application(
    `${contractId}-1`,
    {
      kind: 'save',
      fields: fieldsOf(day(-40), day(-12), {
        entries: [started, measured(2, 3), measured(3, 1_240), measured(4, 1_365)],
      }),
    },
    { kind: 'submit' },
    certified(day(-9)),
  );
  await application(`${contractId}-2`, {
    kind: 'save',
    fields: fieldsOf(day(-11), day(0), { entries: [measured(3, 655), measured(4, 720), measured(5, 180)] }),
  });
}

/**
 * Bills a cost-plus contract: its deposit was paid in part and credited on the first application; costs wait for the second, which is
 * still a draft.
 */
export async function makeBillsByCost({
  contractId,
  companyId,
  by,
  day,
  book,
  application,
  log,
}: ContractDesk): Promise<void> {
  await book({ kind: 'deposit' });
  const stored = await getDoc(doc(by.client.db, `companies/${companyId}/contractBooks`, contractId));
  const { depositInvoiceId } = contractBookSchema.parse(stored.data());
  await call(by.client, recordPayment, {
    ...{ paymentId: newId(), invoiceId: depositInvoiceId, amountCents: 450_000 },
    ...{ method: 'cheque', receivedOn: day(-1), reference: '2217' },
  });
  await log({
    kind: 'budget',
    budget: [{ id: 'b1', costCode: '', name: 'Labor, equipment and disposal', budgetCents: 3_900_000 }],
  });
  await log({
    kind: 'costs',
    costs: [
      {
        id: 'k1',
        on: day(-30),
        description: 'Barriers, zip doors and air scrubbers',
        vendor: 'Arroyo Rental',
        amountCents: 287_450,
      },
      { id: 'k2', on: day(-14), description: 'Roll-off boxes, four', vendor: 'Arroyo Rental', amountCents: 148_000 },
      { id: 'k3', on: day(-12), description: 'Payroll, first month', amountCents: 642_300 },
      {
        id: 'k4',
        on: day(-4),
        costCode: '01-500',
        description: 'Air scrubbers, second month',
        vendor: 'Arroyo Rental',
        amountCents: 96_400,
      },
      {
        id: 'k5',
        on: day(-2),
        costCode: '02-240',
        description: 'Roll-off boxes, two',
        vendor: 'Arroyo Rental',
        amountCents: 74_000,
      },
    ],
  });
  const hours = (id: string, hoursE4: number, amountCents: number, on: string): BilledCost =>
    billedCostSchema.parse({
      ...{
        id,
        lineId: 'line-1',
        kind: 'labor',
        on,
        description: 'Crew of three',
        hoursE4,
        rateCents: 6_800,
        amountCents,
      },
    });
  const bill = (costId: string, line: number, on: string, description: string, vendor: string, amountCents: number) =>
    billedCostSchema.parse({
      ...{ id: `bill-${costId}`, costId, lineId: `line-${line}` },
      ...{ kind: 'material', on, description, vendor, amountCents },
    });
  await application(
    `${contractId}-1`,
    {
      kind: 'save',
      fields: fieldsOf(day(-33), day(-10), {
        costs: [
          { ...hours('h1', 1_265_000, 860_200, day(-12)), costId: 'k3' },
          bill('k1', 2, day(-30), 'Barriers, zip doors and air scrubbers', 'Arroyo Rental', 287_450),
          bill('k2', 3, day(-14), 'Roll-off boxes, four', 'Arroyo Rental', 148_000),
        ],
      }),
    },
    { kind: 'submit' },
    certified(day(-8)),
  );
  await creditDeposit(functionsDeps({ now: nowIso, newId }), { companyId, uid: '' }, contractId);
  await application(`${contractId}-2`, {
    kind: 'save',
    fields: fieldsOf(day(-9), day(0), { costs: [hours('h2', 580_000, 394_400, day(-1))] }),
  });
}
