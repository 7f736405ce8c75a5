import { expect, it } from 'vitest';
import { wasteTicketSchema, type WasteTicket } from '../../demolition/site/wasteTicketSchema';
import type { Cost } from './log';
import { withTicket, withTicketsOfPeriod } from './ticketCosts';

/** 15,780 lb at $68.50 a ton: $540.47. */
const ticket = (more: Partial<WasteTicket> = {}): WasteTicket => ({
  ...wasteTicketSchema.parse({
    ...{ siteId: 's1', number: 'T-1', hauledOn: '2026-10-12', facility: 'Landfill', ratePerTonCents: 6_850 },
    ...{ grossPounds: 47_260, tarePounds: 31_480 },
  }),
  ...more,
});
type Given = Partial<Parameters<typeof withTicket>[1]>;
const costsWith = (of: WasteTicket, costs: Cost[] = [], more: Given = {}) =>
  withTicket(
    { costs, ticketsLeftOut: [] },
    { ticketId: 't', ticket: of, lines: [], orders: [], billed: new Set(), ...more },
  ).costs;

it('describes a fee by weight, by the minimum if that is more, or without a weight', () => {
  const textOf = (more: Partial<WasteTicket>) => costsWith(ticket(more))[0]?.description;
  expect(textOf({ minimumCents: 54_047 })).toBe('Ticket T-1: 7.89 tons × $68.50 a ton');
  expect(textOf({ minimumCents: 54_048 })).toBe('Ticket T-1: 7.89 tons, the minimum of $540.48');
  expect(textOf({ tarePounds: 47_260, minimumCents: 4_500 })).toContain('the minimum of $45.00');
  expect(textOf({ tarePounds: 47_261, minimumCents: 4_500 })).toBe('Ticket T-1: the minimum fee');
});

it('gives the fee and each correction its own id, worded by the latest ticket', () => {
  const [first] = costsWith(ticket());
  expect(first?.id).toBe('ticket-t');
  const second = costsWith(ticket({ feeCents: 60_000 }), first ? [first] : [], { billed: new Set(['ticket-t']) });
  expect(second.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    ['ticket-t', 54_047],
    ['ticket-t-c1', 5_953],
  ]);
  const billed = new Set(['ticket-t', 'ticket-t-c1']);
  const third = costsWith(ticket({ isVoid: true }), second, { billed });
  expect(third.at(-1)).toMatchObject({ id: 'ticket-t-c2', amountCents: -60_000 });
  expect(third.at(-1)?.description).toBe(`${second.at(-1)?.description}: taken back`);
});

it('uses a change order’s cost code if it has only one', () => {
  const codeOf = (...costCodes: string[]) =>
    costsWith(ticket({ changeOrderId: 'co' }), [], {
      orders: [{ id: 'co', lines: costCodes.map((costCode) => ({ costCode })) as never }],
    })[0]?.costCode;
  expect(codeOf('02', '', '02')).toBe('02');
  expect(codeOf('02', '03')).toBe('');
});

it('bills the tickets through the end of the period, on the line the office chose', () => {
  const costs = costsWith(ticket());
  const lines = ['a', 'b'].map((id) => ({ id, costCode: '', fee: null })) as never;
  const taken = (periodEnd: string, before: Parameters<typeof withTicketsOfPeriod>[0] = []) =>
    withTicketsOfPeriod(before, { log: { costs }, lines, periodEnd, billed: new Set() });
  expect(taken('2026-10-11')).toEqual([]);
  const [one] = taken('2026-10-12');
  expect(one?.amountCents).toBe(54_047);
  const moved = one ? [{ ...one, lineId: 'b' }] : [];
  const atA = costs.map((cost) => ({ ...cost, lineId: 'a' }));
  expect(
    withTicketsOfPeriod(moved, { log: { costs: atA }, lines, periodEnd: '2026-10-12', billed: new Set() })[0]?.lineId,
  ).toBe('b');
});
