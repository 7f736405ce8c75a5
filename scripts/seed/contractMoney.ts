import { changeLienWaiver } from '@/domain/contract/money/api';
import { billingTermsSchema, bookLinesSchema } from '@/domain/contract/money/book';
import { settleTicketsOf } from '../../functions/src/contracts/ticketCost';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { call } from './client';
import type { ContractDesk } from './contractDesk';
import { functionsDeps } from './functionsDeps';
import { WAREHOUSE_LINES } from './sites';

/** Creates what has happened under the warehouse's contract since it was signed, through the screens' functions. */
export async function makeContractMoney(desk: ContractDesk): Promise<void> {
  await makeBook(desk);
  await makeOrders(desk);
  await makeApplications(desk);
  await makeLog(desk);
  // Its loads left before it was signed, and no triggers run after the seed.
  await settleTicketsOf(functionsDeps({ now: nowIso, newId }), desk.companyId, desk.contractId);
}

async function makeBook({ book, day }: ContractDesk): Promise<void> {
  await book({ kind: 'schedule', lines: bookLinesSchema.parse(WAREHOUSE_LINES) });
  await book({
    kind: 'terms',
    terms: billingTermsSchema.parse({
      retainage: { method: 'flat', workPpm: 100_000 },
      state: 'AZ',
      firstFurnishedOn: day(-18),
      paymentDays: 14,
    }),
  });
}

async function makeOrders({ order, day }: ContractDesk): Promise<void> {
  await order(
    'warehouse-tank',
    {
      kind: 'save',
      fields: {
        title: 'Underground tank under bay 3',
        reason: 'unforeseen',
        explanation: 'A 2,000-gallon heating oil tank that no drawing shows. Emptied, cleaned, pulled and backfilled.',
        lines: [
          {
            id: 'pump',
            kind: 'subcontract',
            description: 'Pump out and clean',
            costCode: '02-110',
            amountCents: 385_000,
          },
          { id: 'pull', kind: 'labor', description: 'Pull and load', costCode: '02-110', amountCents: 240_000 },
          { id: 'fee', kind: 'markup', description: 'Overhead and profit', costCode: '', amountCents: 62_500 },
        ],
        days: 3,
        retainagePpm: null,
      },
    },
    { kind: 'send' },
    { kind: 'sign', signature: { party: 'owner', name: 'R. Delgado', how: 'On paper', signedOn: day(-9) } },
    { kind: 'sign', signature: { party: 'contractor', name: 'Teresa Valenzuela', how: 'On paper', signedOn: day(-9) } },
  );
  await order(
    'warehouse-footings',
    {
      kind: 'save',
      fields: {
        title: 'Deeper footings along the alley',
        reason: 'unforeseen',
        explanation: 'Footings go down 6 feet instead of the 3 feet on the drawings.',
        lines: [
          {
            id: 'hammer',
            kind: 'equipment',
            description: 'Hammer, two days',
            costCode: '02-230',
            amountCents: 310_000,
          },
          { id: 'haul', kind: 'other', description: 'Hauling, 9 loads', costCode: '02-240', amountCents: 198_000 },
        ],
        days: 2,
        retainagePpm: null,
      },
    },
    { kind: 'send' },
  );
  await order('warehouse-fence', {
    kind: 'save',
    fields: {
      title: 'Fence stays with the owner',
      reason: 'owner',
      explanation: '',
      lines: [{ id: 'fence', kind: 'credit', description: 'Credit for removal', costCode: '', amountCents: -74_000 }],
      days: 0,
      retainagePpm: null,
    },
  });
}

async function makeApplications({ by, contractId, application, day }: ContractDesk): Promise<void> {
  const entry = (lineId: string, completePpm: number) => ({
    lineId,
    quantityE4: null,
    completePpm,
    thisPeriodCents: null,
    storedCents: 0,
  });
  await application(
    'warehouse-1',
    {
      kind: 'save',
      fields: {
        periodFrom: day(-25),
        periodEnd: day(-6),
        entries: [entry('mobilize', 1_000_000), entry('abate', 1_000_000), entry('wreck', 150_000)],
        materials: [],
        costs: [],
        retainage: null,
        note: '',
      },
    },
    { kind: 'submit' },
    { kind: 'certify', certifiedCents: null, certifiedBy: 'R. Delgado', certifiedOn: day(-4) },
  );
  await application('warehouse-2', {
    kind: 'save',
    fields: {
      periodFrom: day(-5),
      periodEnd: day(0),
      entries: [entry('wreck', 400_000), entry('haul', 250_000)],
      materials: [],
      costs: [],
      retainage: null,
      note: '',
    },
  });

  await call(by.client, changeLienWaiver, {
    contractId,
    waiverId: 'warehouse-waiver-1',
    revision: '',
    change: {
      kind: 'save',
      fields: {
        kind: 'conditional-progress',
        direction: 'given',
        partyName: '',
        applicationId: 'warehouse-1',
        throughOn: day(-6),
        amountCents: 2_578_500,
        exceptions: 'Retainage, and change order 2.',
        formText: '',
        formVersion: '',
      },
    },
  });
}

async function makeLog({ log, day }: ContractDesk): Promise<void> {
  await log({
    kind: 'budget',
    budget: [
      { id: 'b1', costCode: '02-010', name: 'Mobilization', budgetCents: 520_000 },
      { id: 'b2', costCode: '02-080', name: 'Abatement', budgetCents: 1_180_000 },
      { id: 'b3', costCode: '02-220', name: 'Wrecking', budgetCents: 3_450_000 },
      { id: 'b4', costCode: '02-240', name: 'Hauling and disposal', budgetCents: 1_640_000 },
      { id: 'b5', costCode: '02-300', name: 'Backfill and grading', budgetCents: 610_000 },
    ],
  });
  await log({
    kind: 'subcontracts',
    subcontracts: [
      {
        id: 's1',
        company: 'Desert Abatement',
        trade: 'Abatement',
        costCode: '02-080',
        state: 'complete',
        sumCents: 1_120_000,
        changesCents: 0,
        retainagePpm: 100_000,
        insuranceEndsOn: day(140),
        workersCompEndsOn: day(140),
      },
      {
        id: 's2',
        company: 'Papago Grading',
        trade: 'Earthwork',
        costCode: '02-300',
        state: 'signed',
        sumCents: 560_000,
        changesCents: 0,
        retainagePpm: 100_000,
        insuranceEndsOn: day(-3),
        workersCompEndsOn: day(75),
      },
    ],
  });
  await log({
    kind: 'costs',
    costs: [
      cost('c1', day(-16), '02-010', 'Fence and gates', 'Arroyo Rental', '', 218_000),
      cost('c2', day(-7), '02-080', 'Abatement, final bill', 'Desert Abatement', 's1', 1_008_000),
      cost('c3', day(-3), '02-240', 'Roll-off boxes, two weeks', 'Arroyo Rental', '', 76_500),
    ],
  });
  await log({
    kind: 'requests',
    requests: [
      {
        id: 'r1',
        kind: 'rfi',
        number: 0,
        title: 'Does the north wall stay for the neighbor’s roof?',
        question: 'The roof next door bears on it in two places.',
        to: 'Owner’s engineer',
        sentOn: day(-8),
        dueOn: day(-1),
        answeredOn: '',
        answer: '',
        state: 'open',
      },
      {
        id: 'r2',
        kind: 'submittal',
        number: 0,
        title: 'Dust control plan',
        question: '',
        to: 'City of Phoenix',
        sentOn: day(-20),
        dueOn: day(-10),
        answeredOn: day(-12),
        answer: 'Wind stop at 25 mph.',
        state: 'approved-as-noted',
      },
    ],
  });
}

const cost = (
  id: string,
  on: string,
  costCode: string,
  description: string,
  vendor: string,
  subcontractId: string,
  amountCents: number,
) => ({ id, on, costCode, description, vendor, subcontractId, amountCents });
