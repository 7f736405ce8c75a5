import { expect, it } from 'vitest';
import { buildInvoice } from '@/testing/factories/invoice';
import { tableOf } from '../record/columns';
import { INVOICE_COLUMNS } from './columns';

it('shows times in the company’s time zone', () => {
  const clock = { at: (instant: string) => `at ${instant}`, today: '2026-11-28' };
  const invoice = buildInvoice({ sentAt: '2026-11-28T01:30:00.000Z', firstViewedAt: '2026-11-28T02:30:00.000Z' });
  const { header, rowsOf } = tableOf(INVOICE_COLUMNS, clock);
  const [cells = []] = rowsOf(invoice);
  const cellOf = (name: string) => cells[header.indexOf(name)];
  expect(cellOf('Sent')).toBe('at 2026-11-28T01:30:00.000Z');
  expect(cellOf('First viewed')).toBe('at 2026-11-28T02:30:00.000Z');
});
