import { scaleTicketFee } from '../../demolition/scaleTicket';
import { feeOf, poundsOf } from '../../demolition/site/wasteTotals';
import type { WasteTicket } from '../../demolition/site/wasteTicketSchema';
import { tonsText } from '../../demolition/site/wasteWords';
import { sumOf } from '../../money/amounts';
import { formatCents } from '../../money/format';
import type { BookLine } from './book';
import type { ChangeOrderRecord } from './changeOrder';
import { billedFrom } from './costSources';
import { COST_LIMIT, TICKETS_LEFT_OUT_LIMIT, type Cost, type ContractLog } from './log';
import { BILLED_COST_LIMIT, type BilledCost } from './payApplication';

const PREFIX = 'ticket-';

/** Returns the id of a ticket's fee among the costs of its contract; a later one corrects what was already billed. */
const ticketCostId = (ticketId: string, corrections: number): string =>
  `${PREFIX}${ticketId}${corrections === 0 ? '' : `-c${corrections}`}`.slice(0, 128);

/** Whether a cost was created by a dump ticket, judging by its id. */
export const isTicketCost = (costId: string): boolean => costId.startsWith(PREFIX);

const money = (cents: number): string => formatCents(cents, { currency: 'USD' });

/** Describes the calculation of a ticket's fee: `7.89 tons × $45.00 a ton`. */
function feeText(ticket: WasteTicket): string {
  const { feeCents, grossPounds, tarePounds, ratePerTonCents, minimumCents } = ticket;
  const tons = tonsText(poundsOf(ticket));
  if (feeCents > 0) return `${tons}, as printed`;
  if (tarePounds > grossPounds) return 'the minimum fee';
  const byWeight = scaleTicketFee({ grossPounds, tarePounds, ratePerTonCents, minimumCents: 0 }).feeCents;
  return byWeight < minimumCents
    ? `${tons}, the minimum of ${money(minimumCents)}`
    : `${tons} × ${money(ratePerTonCents)} a ton`;
}

type Given = {
  ticketId: string;
  /** Its current state; null when it was deleted or is at another site. */
  ticket: WasteTicket | null;
  lines: readonly Pick<BookLine, 'id' | 'costCode'>[];
  orders: readonly (Pick<ChangeOrderRecord, 'lines'> & { id: string })[];
  /** Costs that a certified application has billed. */
  billed: ReadonlySet<string>;
};

/**
 * Returns the costs of a contract with one dump ticket's current fee, and the tickets whose fee is in none of them because the list is
 * full.
 */
export function withTicket(
  { costs, ticketsLeftOut }: Pick<ContractLog, 'costs' | 'ticketsLeftOut'>,
  given: Given,
): Pick<ContractLog, 'costs' | 'ticketsLeftOut'> {
  const { ticketId, ticket } = given;
  const others = ticketsLeftOut.filter((id) => id !== ticketId);
  const after = withTicketCost(costs, given);
  const countedCents = sumOf(after.filter((cost) => cost.ticketId === ticketId).map(({ amountCents }) => amountCents));
  const isLeftOut = countedCents !== (ticket && !ticket.isVoid ? feeOf(ticket) : 0);
  return { costs: after, ticketsLeftOut: isLeftOut ? [...others, ticketId].slice(0, TICKETS_LEFT_OUT_LIMIT) : others };
}

/**
 * Returns the costs of a contract with one dump ticket's current fee: once, however often this runs, and without it when the ticket is
 * void or gone. What a certified application billed of it stays, and the difference becomes a cost of its own.
 */
function withTicketCost(costs: readonly Cost[], given: Given): Cost[] {
  const { ticketId, ticket, billed } = given;
  const others = costs.filter((cost) => cost.ticketId !== ticketId);
  const settled = costs.filter((cost) => cost.ticketId === ticketId && billed.has(cost.id));
  const dueCents = (ticket && !ticket.isVoid ? feeOf(ticket) : 0) - sumOf(settled.map((cost) => cost.amountCents));
  const known = [...others, ...settled];
  const before = settled.at(-1);
  if (dueCents === 0 || known.length >= COST_LIMIT) return known;
  const id = ticketCostId(ticketId, settled.length);
  if (!ticket || ticket.isVoid)
    return before
      ? [
          ...known,
          { ...before, id, description: `${before.description}: taken back`.slice(0, 200), amountCents: dueCents },
        ]
      : known;
  const { number, hauledOn, facility } = ticket;
  const less = before ? `, less ${money(sumOf(settled.map((cost) => cost.amountCents)))} billed before` : '';
  const fee = `Ticket ${number}: ${feeText(ticket)}${less}`;
  return [
    ...known,
    {
      id,
      ticketId,
      on: hauledOn,
      description: fee.slice(0, 200),
      vendor: facility.slice(0, 120),
      subcontractId: '',
      amountCents: dueCents,
      ...placeOf(ticket, given),
    },
  ];
}

/** Returns the schedule line that a ticket is charged to, and its cost code; for a change order, its only code. */
function placeOf(
  { scheduleLineId, changeOrderId }: WasteTicket,
  { lines, orders }: Pick<Given, 'lines' | 'orders'>,
): Pick<Cost, 'lineId' | 'costCode'> {
  const line = lines.find(({ id }) => id === scheduleLineId);
  if (line) return { lineId: line.id, costCode: line.costCode };
  const codes = new Set(orders.find(({ id }) => id === changeOrderId)?.lines.map(({ costCode }) => costCode));
  codes.delete('');
  return { lineId: '', costCode: codes.size === 1 ? ([...codes][0] ?? '') : '' };
}

type Taking = {
  log: Pick<ContractLog, 'costs'>;
  lines: readonly BookLine[];
  periodEnd: string;
  /** Costs that a certified application has billed. */
  billed: ReadonlySet<string>;
};

/**
 * Returns the costs of a draft application with the current tickets of its period: new ones are added, and those that are gone are
 * removed.
 */
export function withTicketsOfPeriod(
  costs: readonly BilledCost[],
  { log, lines, periodEnd, billed }: Taking,
): BilledCost[] {
  const wanted = new Map(
    log.costs
      .filter(({ id, ticketId, on }) => ticketId !== '' && on <= periodEnd && !billed.has(id))
      .map((cost) => [cost.id, cost]),
  );
  const kept = costs.flatMap((cost) => {
    if (!isTicketCost(cost.costId)) return [cost];
    const now = wanted.get(cost.costId);
    if (!now) return [];
    wanted.delete(cost.costId);
    const fresh = billedFrom(now, cost.id, lines);
    return [{ ...fresh, lineId: cost.lineId || fresh.lineId }];
  });
  return [...kept, ...[...wanted.values()].map((cost) => billedFrom(cost, cost.id, lines))].slice(0, BILLED_COST_LIMIT);
}

/** Returns what is wrong with billed ticket costs: the first whose ticket has changed since; '' when all still match. */
export function ticketsFault(costs: readonly BilledCost[], log: Pick<ContractLog, 'costs'>): string {
  const now = new Map(log.costs.map(({ id, amountCents }) => [id, amountCents]));
  const other = costs.find(({ costId, amountCents }) => isTicketCost(costId) && now.get(costId) !== amountCents);
  return other ? `${other.description}: its dump ticket has changed. Open the draft and save it again.` : '';
}
