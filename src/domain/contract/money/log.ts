import { z } from 'zod';
import { amountCents, ratePpm, signedCents } from '../../money/schema';
import { line, optionalDate, recordId, requiredLine, text } from '../../record/schema';

export const BUDGET_LIMIT = 200;
export const COST_LIMIT = 1000;
/** The most dump tickets tracked by id after finding no room; later ones wait for one of these. */
export const TICKETS_LEFT_OUT_LIMIT = 1000;
export const SUBCONTRACT_LIMIT = 100;
export const REQUEST_LIMIT = 300;

const budgetRowSchema = z.object({
  id: recordId,
  costCode: line(30).default(''),
  name: requiredLine(160, 'Enter what is budgeted'),
  budgetCents: amountCents,
});
export type BudgetRow = z.infer<typeof budgetRowSchema>;

const costSchema = z.object({
  id: recordId,
  on: z.iso.date('Enter the day'),
  costCode: line(30).default(''),
  description: requiredLine(200, 'Enter what was paid for'),
  vendor: line(120).default(''),
  /** The subcontract it was paid under; '' = none. */
  subcontractId: z.string().max(128).default(''),
  /** Negative for a return. */
  amountCents: signedCents,
  /** The dump ticket behind this fee, which the server maintains; '' = entered by the office. */
  ticketId: z.string().max(128).default(''),
  /** The schedule line that its ticket names; '' = none. */
  lineId: z.string().max(128).default(''),
});
export type Cost = z.infer<typeof costSchema>;

export const SUBCONTRACT_STATES = ['planned', 'signed', 'complete'] as const;
export const SUBCONTRACT_STATE_LABELS: Record<(typeof SUBCONTRACT_STATES)[number], string> = {
  planned: 'Not signed',
  signed: 'Signed',
  complete: 'Complete',
};
const subcontractSchema = z.object({
  id: recordId,
  company: requiredLine(160, 'Enter the subcontractor'),
  trade: line(80).default(''),
  costCode: line(30).default(''),
  state: z.enum(SUBCONTRACT_STATES).default('planned'),
  sumCents: amountCents,
  /** Net of signed changes. */
  changesCents: signedCents.default(0),
  retainagePpm: ratePpm.default(0),
  insuranceEndsOn: optionalDate,
  workersCompEndsOn: optionalDate,
});
export type Subcontract = z.infer<typeof subcontractSchema>;

export const REQUEST_STATES = ['open', 'answered', 'approved', 'approved-as-noted', 'rejected', 'closed'] as const;
export const REQUEST_STATE_LABELS: Record<(typeof REQUEST_STATES)[number], string> = {
  open: 'Open',
  answered: 'Answered',
  approved: 'Approved',
  'approved-as-noted': 'Approved as noted',
  rejected: 'Rejected',
  closed: 'Closed',
};
export const REQUEST_KIND_LABELS = { rfi: 'RFI', submittal: 'Submittal' } as const;
const requestSchema = z.object({
  id: recordId,
  kind: z.enum(['rfi', 'submittal']),
  /** Numbered per kind by the server; 0 = not yet. */
  number: z.number().int().min(0).max(REQUEST_LIMIT).default(0),
  title: requiredLine(200, 'Enter what it is about'),
  question: text(2000).default(''),
  to: line(120).default(''),
  sentOn: optionalDate,
  dueOn: optionalDate,
  answeredOn: optionalDate,
  answer: text(2000).default(''),
  state: z.enum(REQUEST_STATES).default('open'),
});
export type ContractRequest = z.infer<typeof requestSchema>;

export const logParts = {
  budget: z.array(budgetRowSchema).max(BUDGET_LIMIT, `At most ${BUDGET_LIMIT} rows`),
  costs: z.array(costSchema).max(COST_LIMIT, `At most ${COST_LIMIT} costs`),
  subcontracts: z.array(subcontractSchema).max(SUBCONTRACT_LIMIT, `At most ${SUBCONTRACT_LIMIT} subcontracts`),
  requests: z.array(requestSchema).max(REQUEST_LIMIT, `At most ${REQUEST_LIMIT} RFIs and submittals`),
};

/** companies/{c}/contractLogs/{contractId}: a contract's costs and the requests made under it. Written by functions only. */
export const contractLogSchema = z.object({
  contractId: recordId,
  /** Day of the last budget review; a stale budget makes the earned amount wrong. */
  estimatedOn: optionalDate,
  budget: logParts.budget.default([]),
  costs: logParts.costs.default([]),
  subcontracts: logParts.subcontracts.default([]),
  requests: logParts.requests.default([]),
  /** Dump tickets whose fee is in no cost, because the list is full: they are reported, and added as soon as there is room. */
  ticketsLeftOut: z.array(recordId).max(TICKETS_LEFT_OUT_LIMIT).default([]),
});
export type ContractLog = z.infer<typeof contractLogSchema>;

/** Numbers RFIs and submittals, each kind in the order of entry. */
export function withNumbers(requests: readonly ContractRequest[]): ContractRequest[] {
  const last = { rfi: 0, submittal: 0 };
  for (const { kind, number } of requests) last[kind] = Math.max(last[kind], number);
  return requests.map((request) => {
    if (request.number > 0) return request;
    last[request.kind] += 1;
    return { ...request, number: last[request.kind] };
  });
}

/** Whether an RFI or submittal wasn't answered by its day (YYYY-MM-DD). */
export const isLateRequest = ({ state, dueOn }: ContractRequest, today: string): boolean =>
  state === 'open' && dueOn !== '' && dueOn < today;

/** Returns a subcontractor's documents that expire by `lastGoodDay` (YYYY-MM-DD); one without a date counts as expired. */
export const expiringPapers = (
  { insuranceEndsOn, workersCompEndsOn, state }: Subcontract,
  lastGoodDay: string,
): { name: string; endsOn: string }[] =>
  state === 'complete'
    ? []
    : [
        { name: 'Liability insurance', endsOn: insuranceEndsOn },
        { name: 'Workers’ compensation', endsOn: workersCompEndsOn },
      ].filter(({ endsOn }) => endsOn === '' || endsOn <= lastGoodDay);
