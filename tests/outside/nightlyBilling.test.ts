import { expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { recurringInvoiceSchema } from '@/domain/invoice/schema';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { billingOfTheDay } from '../../functions/src/billing/dailyBilling';
import type { SendRun } from '../../functions/src/billing/recurring';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { memoryDeps } from './memoryDeps';

const COMPANIES = ['acme', 'bright', 'crown', 'delta'];

it('a day’s billing killed in the middle of a company creates and sends each invoice once, and skips no one', async () => {
  let at = Date.parse('2026-03-31T18:07:00.000Z');
  const deps = memoryDeps(() => new Date(at).toISOString());
  const { db } = deps;
  const document = buildDocument({ lines: [buildLine({ unitPriceCents: 10_000 })] });
  for (const id of COMPANIES) {
    await db.doc(`companies/${id}`).set(companySchema.parse({ name: id, timeZone: 'America/New_York' }));
    const plan = recurringInvoiceSchema.parse({
      name: 'Service plan',
      customerId: 'ada',
      template: { title: 'Service plan', document, customerEmail: 'ada@example.com' },
      nextOn: '2026-01-31',
      anchorDay: 31,
      mode: 'send',
    });
    await db.doc(`companies/${id}/recurringInvoices/plan`).set(plan);
    const late = buildInvoice({
      state: 'issued',
      status: 'issued',
      isOpen: true,
      balanceCents: 5_000,
      dueOn: '2026-03-30',
    });
    await db.doc(`companies/${id}/invoices/late`).set({ ...late });
  }

  const sent: string[] = [];
  const sending =
    (hang?: () => Promise<never>): SendRun =>
    async (_deps, { companyId, invoiceId }) => {
      if (hang && companyId === 'bright' && invoiceId.endsWith('2026-02-28')) await hang();
      sent.push(`${companyId} ${invoiceId}`);
    };
  // Killed after the February invoice was created, before it was sent.
  await new Promise<void>((resolve) => {
    const hang = (): Promise<never> => new Promise(() => resolve());
    void runNightly(deps, 'dailyBilling', billingOfTheDay(sending(hang)));
  });
  at += 60 * 60_000;
  const report = await runNightly(deps, 'dailyBilling', billingOfTheDay(sending()));

  const days = ['2026-01-31', '2026-02-28', '2026-03-31'];
  expect(sent.toSorted()).toEqual(COMPANIES.flatMap((id) => days.map((day) => `${id} plan-${day}`)));
  expect(report).toMatchObject({ companies: 3, failed: 0, isFinished: true, counts: { made: 7, sent: 8, overdue: 2 } });
  for (const id of COMPANIES) {
    const { docs } = await db.collection(`companies/${id}/invoices`).where('recurringInvoiceId', '==', 'plan').get();
    expect(docs.map((invoice): unknown => invoice.get('serviceDate')).toSorted()).toEqual(days);
    expect((await db.doc(`companies/${id}/invoices/late`).get()).get('status')).toBe('overdue');
    const plan = (await db.doc(`companies/${id}/recurringInvoices/plan`).get()).data();
    expect(plan).toMatchObject({ nextOn: '2026-04-30', lastRunOn: '2026-03-31', isActive: true });
  }
});
