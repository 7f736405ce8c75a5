import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { billedCostSchema } from '@/domain/contract/money/payApplication';
import { newId } from '@/lib/ids';
import { apply, bill, book, contractOf, entry, fields, invoice, line, openShop, terms } from './contractBilling';
import { endClients, refusal } from './support';

beforeEach(async () => {
  await openShop();
});
afterAll(endClients);

describe('applications that follow from what was done', () => {
  it('bill measured quantities at their unit price, beyond the estimate too, net of retainage', async () => {
    const contractId = await contractOf(125_000, { priceType: 'unit' });
    const dig = { unit: 'CY', quantityE4: 1_000_000, unitPriceCents: 1_250 };
    expect(await refusal(book(contractId, { kind: 'schedule', lines: [line('dig', 124_999, dig)] }))).toMatchObject({
      message: '“Line dig” is not worth what its quantity comes to at its unit price.',
    });
    await book(contractId, { kind: 'schedule', lines: [line('dig', 125_000, dig)] });
    await book(contractId, { kind: 'terms', terms: terms({ workPpm: 100_000 }) });
    const measured = (quantityE4: number) => [{ ...entry('dig', 0), quantityE4 }];
    // 80 CY are $1,000.00, less 10%.
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

  it('bill costs with their fee, each cost once, and never more than what is not to be exceeded', async () => {
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
    // Costs come to $1,080.00: of the fee of $108.00 the limit leaves $20.00.
    const last = await bill(contractId, { periodEnd: '2025-03-31', costs: [cost(58_000, 'bill-2')] });
    expect(last.copy).toMatchObject({ line4Cents: 110_000, line8Cents: 55_000 });
    expect(last.copy?.fees).toMatchObject([{ feeToDateCents: 2_000, cutCents: 8_800 }]);
  });
});
