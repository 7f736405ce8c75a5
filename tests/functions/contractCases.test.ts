import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_RETAINAGE, type RetainageTerms } from '@/domain/contract/retainage';
import worked from '../../src/domain/contract/cases/worked.json';
import { db, endClients } from './support';
import { approve, bill, book, contractOf, invoice, line, openShop, terms } from './contractBilling';

let companyId: string;
beforeEach(async () => {
  ({ companyId } = await openShop());
});
afterAll(endClients);

type Rates = Partial<
  Record<
    | 'workBasisPoints'
    | 'storedBasisPoints'
    | 'thresholdBasisPoints'
    | 'afterBasisPoints'
    | 'capBasisPoints'
    | 'fixedCents',
    number
  >
> & {
  method?: string;
  rounding?: string;
};
type Case = {
  id: string;
  calculator: string;
  input: {
    originalContractSumCents: number;
    lines: { id: string; scheduledValueCents: number; retainageBasisPoints?: number; previousCents?: number }[];
    changeOrders?: { id: string; amountCents: number; inApplication: number }[];
    applications: {
      number: number;
      thisPeriodCents: Record<string, number>;
      percentCompleteBasisPoints?: Record<string, number>;
      storedCents?: Record<string, number>;
      certifiedCents?: number;
      retainage?: Rates;
    }[];
    retainage: Rates;
    previousCertificatesCents?: number;
  };
  expected: { applications: (Record<string, unknown> & { lines?: Record<string, unknown>[] })[] };
};
const PPM = 100;
const METHODS: Record<string, RetainageTerms['method']> = { 'per-line': 'flat', none: 'flat' };

function termsOf(rates: Rates, before: RetainageTerms): RetainageTerms {
  const ppm = (name: keyof Rates, old: number): number => {
    const given = rates[name];
    return typeof given === 'number' ? given * PPM : old;
  };
  const method = rates.method ?? (rates.fixedCents === undefined ? before.method : 'fixed');
  return {
    method: METHODS[method] ?? (method as RetainageTerms['method']),
    rounding: (rates.rounding ?? before.rounding) as RetainageTerms['rounding'],
    workPpm: ppm('workBasisPoints', before.workPpm),
    storedPpm: rates.storedBasisPoints === undefined ? before.storedPpm : rates.storedBasisPoints * PPM,
    thresholdPpm: ppm('thresholdBasisPoints', before.thresholdPpm),
    afterPpm: ppm('afterBasisPoints', before.afterPpm),
    capPpm: ppm('capBasisPoints', before.capPpm),
    fixedCents: rates.fixedCents ?? before.fixedCents,
  };
}

const CASES = (worked as unknown as { cases: Case[] }).cases.filter(
  ({ calculator }) => calculator === 'applicationForPayment',
);
const monthOf = (index: number): string => `2025-${String(index + 1).padStart(2, '0')}`;

describe('every published and derived application, with stored data', () => {
  it.each(CASES)('$id', async ({ id, input, expected }) => {
    const contractId = await contractOf(input.originalContractSumCents);
    const own = (name: string): string => (input.lines.some((each) => each.id === name) ? name : `${id}-${name}`);
    const first = termsOf(input.retainage, NO_RETAINAGE);
    await book(contractId, {
      kind: 'schedule',
      lines: input.lines.map((each) =>
        line(each.id, each.scheduledValueCents, {
          retainagePpm: each.retainageBasisPoints === undefined ? null : each.retainageBasisPoints * PPM,
        }),
      ),
    });
    await book(contractId, {
      kind: 'terms',
      terms: terms(first, { firstNumber: input.applications[0]?.number ?? 1 }),
    });
    let [now, paid] = [first, 0];
    for (const [index, given] of input.applications.entries()) {
      for (const { id: name, amountCents, inApplication } of input.changeOrders ?? [])
        if (inApplication === given.number) await approve(contractId, own(name), amountCents, `${monthOf(index)}-02`);
      const changed = given.retainage ? termsOf(given.retainage, now) : null;
      if (changed && changed.method !== 'fixed') now = changed;
      const names = new Set([
        ...Object.keys(given.thisPeriodCents),
        ...Object.keys(given.percentCompleteBasisPoints ?? {}),
        ...Object.keys(given.storedCents ?? {}),
      ]);
      const stored = Object.entries(given.storedCents ?? {}).filter(([, amountCents]) => amountCents !== 0);
      const result = await bill(
        contractId,
        {
          periodEnd: `${monthOf(index)}-28`,
          entries: [...names].map((name) => ({
            lineId: own(name),
            quantityE4: null,
            thisPeriodCents: given.thisPeriodCents[name] ?? null,
            completePpm:
              given.percentCompleteBasisPoints?.[name] === undefined
                ? null
                : given.percentCompleteBasisPoints[name] * PPM,
            storedCents: given.storedCents?.[name] ?? 0,
          })),
          materials: stored.map(([name, amountCents]) => ({
            lineId: own(name),
            description: 'Lumber',
            amountCents,
            supplier: 'Supply Co',
            place: 'Yard 3',
            insurance: 'Policy 7',
            title: 'Bill of sale',
          })),
          retainage: changed,
        },
        given.certifiedCents ?? null,
      );
      const { lines = [], number, certifiedCents: _, ...summary } = expected.applications[index] ?? {};
      expect(result.number).toBe(number);
      expect(result.copy).toMatchObject(summary);
      for (const wanted of lines)
        expect(result.copy?.lines.find((each) => each.id === own(String(wanted['id'])))).toMatchObject({
          ...wanted,
          id: own(String(wanted['id'])),
        });
      expect(result.billFault).toBe('');
      paid += result.certifiedCents ?? 0;
      if ((result.certifiedCents ?? 0) > 0)
        expect(await invoice(result.invoiceId)).toMatchObject({ state: 'issued', totalCents: result.certifiedCents });
    }
    // The billed amount less credits equals the certified amount.
    const { docs } = await db
      .collection(`companies/${companyId}/payApplications`)
      .where('contractId', '==', contractId)
      .get();
    const bills = await Promise.all(
      docs
        .map((each) => String(each.data()['invoiceId']))
        .filter((invoiceId) => invoiceId !== '')
        .map(invoice),
    );
    expect(bills.reduce((sum, each) => sum + each.totalCents - each.creditedCents, 0)).toBe(paid);
  });
});
