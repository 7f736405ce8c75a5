import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { billedCostSchema } from '@/domain/contract/money/payApplication';
import { changeContractLog } from '@/domain/contract/money/api';
import { contractLogSchema, COST_LIMIT, type Cost } from '@/domain/contract/money/log';
import { withTicketsOfPeriod } from '@/domain/contract/money/ticketCosts';
import { wasteTicketSchema } from '@/domain/demolition/site/wasteTicketSchema';
import { newId } from '@/lib/ids';
import { bringCompanyUpToDate } from '../../functions/src/company/bringUpToDate';
import { apply, bill, book, contractOf, entry, fields, invoice, line, openShop, terms } from './contractBilling';
import { deps } from './deps';
import { at, audit } from './records';
import { db, endClients, refusal } from './support';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeEach(async () => {
  shop = await openShop();
});
afterAll(endClients);

describe('applications based on completed work', () => {
  it('bill measured quantities at their unit price, beyond the estimate too, net of retainage', async () => {
    const contractId = await contractOf(125_000, { priceType: 'unit' });
    const dig = { unit: 'CY', quantityE4: 1_000_000, unitPriceCents: 1_250 };
    expect(await refusal(book(contractId, { kind: 'schedule', lines: [line('dig', 124_999, dig)] }))).toMatchObject({
      message: '“Line dig” is not worth what its quantity comes to at its unit price.',
    });
    await book(contractId, { kind: 'schedule', lines: [line('dig', 125_000, dig)] });
    await book(contractId, { kind: 'terms', terms: terms({ workPpm: 100_000 }) });
    const measured = (quantityE4: number) => [{ ...entry('dig', 0), quantityE4 }];
    // 80 CY is $1,000.00, less 10%.
    const first = await bill(contractId, { periodEnd: '2025-02-28', entries: measured(800_000) });
    expect(await invoice(first.invoiceId)).toMatchObject({ totalCents: 90_000 });
    // 40 more: 120 of 100 CY, $1,500.00 to date.
    const second = await bill(contractId, { periodEnd: '2025-03-31', entries: measured(400_000) });
    expect(second.copy).toMatchObject({
      line4Cents: 150_000,
      line5Cents: 15_000,
      line8Cents: 45_000,
      line9Cents: -10_000,
    });
    expect(second.copy?.lines[0]?.quantity).toMatchObject({ previousE4: 800_000, toDateE4: 1_200_000 });
    expect(await invoice(second.invoiceId)).toMatchObject({ totalCents: 45_000 });
  });

  it('bill costs with their fee, each cost once, and never above a not-to-exceed limit', async () => {
    const contractId = await contractOf(110_000, { priceType: 'not-to-exceed' });
    const lines = [line('work', 100_000), line('fee', 10_000, { fee: { kind: 'percent', ppm: 100_000 } })];
    await book(contractId, { kind: 'schedule', lines });
    const cost = (amountCents: number, costId: string) =>
      billedCostSchema.parse({
        id: newId(),
        lineId: 'work',
        kind: 'material',
        description: 'Pipe',
        amountCents,
        costId,
      });
    const first = await bill(contractId, { periodEnd: '2025-02-28', costs: [cost(50_000, 'bill-1')] });
    expect(await invoice(first.invoiceId)).toMatchObject({ totalCents: 55_000 });
    expect(first.copy?.fees).toMatchObject([{ costCents: 50_000, feeToDateCents: 5_000 }]);

    const draft = async (costs: ReturnType<typeof cost>[]) => {
      const id = newId();
      await apply(contractId, id, { kind: 'save', fields: fields({ periodEnd: '2025-03-31', costs }) });
      const message = (await refusal(apply(contractId, id, { kind: 'submit' }))).message;
      await apply(contractId, id, { kind: 'delete' });
      return message;
    };
    expect(await draft([cost(1_000, 'bill-1')])).toBe('Pipe: an earlier application has billed it.');
    expect(await draft([cost(60_001, 'bill-2')])).toContain(
      '$0.01 more than the $1,100.00 that the contract does not exceed',
    );
    // Costs total $1,080.00: the limit leaves $20.00 of the $108.00 fee.
    const last = await bill(contractId, { periodEnd: '2025-03-31', costs: [cost(58_000, 'bill-2')] });
    expect(last.copy).toMatchObject({ line4Cents: 110_000, line8Cents: 55_000 });
    expect(last.copy?.fees).toMatchObject([{ feeToDateCents: 2_000, cutCents: 8_800 }]);
  });
});

describe('a dump ticket’s fee', () => {
  const soon = { timeout: 60_000 };
  const costsOf = async (contractId: string): Promise<Cost[]> => {
    const stored = (await at(shop.companyId, `contractLogs/${contractId}`).get()).data();
    return contractLogSchema.parse(stored ?? { contractId }).costs;
  };
  const amountsOf = async (contractId: string) => (await costsOf(contractId)).map(({ amountCents }) => amountCents);
  const ticketAt = (id: string) => at(shop.companyId, `wasteTickets/${id}`);
  /** 7.89 tons × $45.00 = $355.05. */
  const haul = (contractId: string, id: string, changes: object = {}) =>
    ticketAt(id).set({
      ...wasteTicketSchema.parse({
        ...{ siteId: contractId, number: id, hauledOn: '2025-02-10', facility: 'Skunk Creek Landfill' },
        ...{ grossPounds: 39_780, tarePounds: 24_000, ratePerTonCents: 4_500, scheduleLineId: 'haul', ...changes },
      }),
      ...audit(shop.owner.uid),
    });
  const lines = [
    line('haul', 100_000, { costCode: '02-240' }),
    line('wreck', 50_000),
    line('fee', 15_000, { fee: { kind: 'percent', ppm: 100_000 } }),
  ];
  const costPlus = async (): Promise<string> => {
    const contractId = await contractOf(165_000, { priceType: 'cost-plus' });
    await book(contractId, { kind: 'schedule', lines });
    return contractId;
  };
  const taken = async (contractId: string, periodEnd: string, billed: string[] = []) =>
    withTicketsOfPeriod([], { log: { costs: await costsOf(contractId) }, lines, periodEnd, billed: new Set(billed) });

  it('is a cost of its contract, once, follows the ticket, and is deleted with it', async () => {
    const contractId = await costPlus();
    await haul(contractId, 't1');
    await expect.poll(() => amountsOf(contractId), soon).toEqual([35_505]);
    expect(await costsOf(contractId)).toMatchObject([
      {
        ...{ ticketId: 't1', lineId: 'haul', costCode: '02-240', on: '2025-02-10', vendor: 'Skunk Creek Landfill' },
        description: 'Ticket t1: 7.89 tons × $45.00 a ton',
      },
    ]);
    await haul(contractId, 't2', { feeCents: 12_345 });
    await haul(contractId, 't1', { minimumCents: 40_000 });
    await expect.poll(async () => (await amountsOf(contractId)).toSorted(), soon).toEqual([12_345, 40_000]);
    // The office's update can't change them, whatever it sends.
    const revision = String((await at(shop.companyId, `contractLogs/${contractId}`).get()).get('revision'));
    const own = { id: 'own', on: '2025-02-11', description: 'Water', amountCents: 700 };
    const forged = { ...own, id: 'forged', ticketId: 't1' };
    await shop.owner.call(changeContractLog, { contractId, revision, change: { kind: 'costs', costs: [own, forged] } });
    expect((await amountsOf(contractId)).toSorted((a, b) => a - b)).toEqual([700, 12_345, 40_000]);
    await haul(contractId, 't2', { feeCents: 12_345, isVoid: true });
    await ticketAt('t1').delete();
    await expect.poll(() => amountsOf(contractId), soon).toEqual([700]);
  });

  it('is reported if the costs are full, and counted once there is room', async () => {
    const contractId = await costPlus();
    const logOf = async () =>
      contractLogSchema.parse((await at(shop.companyId, `contractLogs/${contractId}`).get()).data() ?? { contractId });
    const own = Array.from({ length: COST_LIMIT }, (_, index) => ({
      ...{ id: `own${index}`, on: '2025-02-11', description: 'Water', amountCents: 100 },
    }));
    await shop.owner.call(changeContractLog, { contractId, revision: '', change: { kind: 'costs', costs: own } });
    await haul(contractId, 't1');
    await haul(contractId, 't2', { feeCents: 12_345 });
    await expect.poll(async () => (await logOf()).ticketsLeftOut.toSorted(), soon).toEqual(['t1', 't2']);
    expect((await logOf()).costs).toHaveLength(COST_LIMIT);
    // A removed ticket is no longer missing.
    await ticketAt('t2').delete();
    await expect.poll(async () => (await logOf()).ticketsLeftOut, soon).toEqual(['t1']);
    const revision = String((await at(shop.companyId, `contractLogs/${contractId}`).get()).get('revision'));
    const change = { kind: 'costs' as const, costs: own.slice(0, 2) };
    await shop.owner.call(changeContractLog, { contractId, revision, change });
    expect(await logOf()).toMatchObject({ ticketsLeftOut: [] });
    expect(await amountsOf(contractId)).toEqual([100, 100, 35_505]);
  });

  it('from before fees were costs is added at night, once', async () => {
    const contractId = await costPlus();
    await haul(contractId, 't1');
    await expect.poll(() => amountsOf(contractId), soon).toEqual([35_505]);
    // As it was before.
    await at(shop.companyId, `contractLogs/${contractId}`).update({ costs: [] });
    await db.doc(`companies/${shop.companyId}`).update({ ticketCostsKeptAt: '' });
    const company = () => db.doc(`companies/${shop.companyId}`).get();
    expect(await bringCompanyUpToDate(deps, await company())).toEqual({ ticketCostsKeptAt: 1 });
    expect(await amountsOf(contractId)).toEqual([35_505]);
    expect(await bringCompanyUpToDate(deps, await company())).toEqual({});
  });

  it('is billed once, and changes to a billed ticket are corrected on the next application', async () => {
    const contractId = await costPlus();
    await haul(contractId, 't1');
    await expect.poll(() => amountsOf(contractId), soon).toEqual([35_505]);
    const costs = await taken(contractId, '2025-02-28');
    expect(costs).toMatchObject([{ lineId: 'haul', kind: 'other', amountCents: 35_505 }]);
    // A ticket changed after the draft was saved stops it.
    const draftId = newId();
    await apply(contractId, draftId, { kind: 'save', fields: fields({ periodEnd: '2025-02-28', costs }) });
    await haul(contractId, 't1', { feeCents: 30_000 });
    await expect.poll(() => amountsOf(contractId), soon).toEqual([30_000]);
    expect((await refusal(apply(contractId, draftId, { kind: 'submit' }))).message).toMatch(/dump ticket has changed/);
    await apply(contractId, draftId, { kind: 'delete' });

    const first = await bill(contractId, { periodEnd: '2025-02-28', costs: await taken(contractId, '2025-02-28') });
    expect(await invoice(first.invoiceId)).toMatchObject({ totalCents: 33_000 });
    const billed = first.costs.map(({ costId }) => costId);
    expect(await taken(contractId, '2025-03-31', billed)).toEqual([]);
    await haul(contractId, 't1', { feeCents: 30_101 });
    await expect.poll(() => amountsOf(contractId), soon).toEqual([30_000, 101]);
    // A void ticket costs nothing; a valid one costs as much as before.
    await haul(contractId, 't1', { feeCents: 30_101, isVoid: true });
    await expect.poll(() => amountsOf(contractId), soon).toEqual([30_000, -30_000]);
    await haul(contractId, 't1', { feeCents: 30_101 });
    await expect.poll(() => amountsOf(contractId), soon).toEqual([30_000, 101]);
    await ticketAt('t1').delete();
    await expect.poll(() => amountsOf(contractId), soon).toEqual([30_000, -30_000]);
    expect(await taken(contractId, '2025-03-31', billed)).toMatchObject([{ lineId: 'haul', amountCents: -30_000 }]);
    expect((await costsOf(contractId)).at(-1)?.description).toMatch(/taken back$/);
  });

  it('waits until everyone has signed', async () => {
    const contractId = await contractOf(100_000, { priceType: 'cost-plus', state: 'out' });
    for (const id of ['s1', 's2']) await haul(contractId, id, { feeCents: 5_000 });
    // Amounts that came only from the tickets are gone.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await amountsOf(contractId)).toEqual([]);
    await at(shop.companyId, `contracts/${contractId}`).update({ state: 'active', signedOn: '2025-02-12' });
    await expect.poll(() => amountsOf(contractId), soon).toEqual([5_000, 5_000]);
  });
});
