import { expect, it } from 'vitest';
import { buildInvoice } from '@/testing/factories/invoice';
import type { Member } from '../../functions/src/platform/access';
import { asksIn, calls, inAiWorld, says } from './aiTalk';
import { COMPANY, type AiWorld } from './aiWorld';

let world: AiWorld;
let owner: Member;

inAiWorld(async (opened) => {
  world = opened;
  owner = await world.as('admin');
  const { totalCents } = buildInvoice();
  const settled = { isOpen: false, balanceCents: 0 };
  for (const [number, fields] of Object.entries({
    'INV-0101': { status: 'paid', state: 'issued', paidCents: totalCents },
    'INV-0102': { status: 'written-off', state: 'issued', paidCents: 0, writtenOffCents: totalCents },
    'INV-0103': { status: 'void', state: 'void', paidCents: 0 },
  } as const))
    await world.deps.db
      .doc(`companies/${COMPANY}/invoices/${number}`)
      .set(buildInvoice({ id: number, number, ...fields, ...settled }));
});

it.each([
  ['paid', 'INV-0101'],
  ['paid', 'INV-0102'],
  ['closed', 'INV-0103'],
])('invoices in the view “%s” match the invoices page: %s', async (view, number) => {
  const call = { name: 'find_invoices', arguments: { number: null, customer_id: null, view, more_than_days: null } };
  const { answer } = await asksIn(() => world)(owner, [
    calls(call),
    { ...says('There they are.'), expect: { lastResult: number } },
  ]);
  expect(answer.message.state).toBe('complete');
});
