import type { ContractLog } from '@/domain/contract/money/log';
import { plainAmount } from '@/domain/money/format';
import { csvText } from '@/lib/csvText';
import { fetchedBytes } from '@/lib/fetchedBytes';
import type { ContractMoney } from './hooks/useContractMoney';

/**
 * One file of a closeout package. `make` produces its bytes when its turn comes, or null if it can't be had, with the reason in
 * `missing`.
 */
export type CloseoutFile = { name: string; make: () => Promise<Uint8Array | null>; missing?: string };

/** Embeds the logo's bytes, fetched once: a document whose logo fails to load prints without it, and no one would notice. */
export async function withOwnLogo<Company extends { logoUrl: string }>(company: Company): Promise<Company> {
  const bytes = await fetchedBytes(company.logoUrl);
  if (bytes === null) return company;
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { ...company, logoUrl: `data:image/png;base64,${btoa(letters)}` };
}

const text = (
  name: string,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): CloseoutFile => ({
  name,
  make: () => Promise.resolve(new TextEncoder().encode(csvText(header, rows))),
});

/** Exports a contract's lists as tables: schedule, change orders, applications, budget, costs, subcontracts, RFIs, and submittals. */
export function closeoutTables({ book, orders, applications }: ContractMoney, log: ContractLog): CloseoutFile[] {
  return [
    text(
      'schedule-of-values.csv',
      ['Item', 'Description', 'Cost code', 'Scheduled value'],
      book.lines.map((line) => [line.item, line.description, line.costCode, plainAmount(line.scheduledValueCents)]),
    ),
    text(
      'change-orders.csv',
      ['Number', 'Title', 'State', 'Amount', 'Days', 'Approved on'],
      orders.map((order) => [
        order.number,
        order.title,
        order.state,
        plainAmount(order.amountCents),
        order.days,
        order.approvedOn,
      ]),
    ),
    text(
      'applications.csv',
      ['Number', 'Revision', 'State', 'Period end', 'Applied for', 'Certified', 'Certified on', 'Paid at'],
      applications.map((each) => [
        each.number,
        each.revisionLetter,
        each.state,
        each.periodEnd,
        each.copy ? plainAmount(each.copy.line8Cents) : '',
        each.certifiedCents === null ? '' : plainAmount(each.certifiedCents),
        each.certifiedOn,
        each.paidAt,
      ]),
    ),
    text(
      'budget.csv',
      ['Cost code', 'What', 'Budget'],
      log.budget.map((row) => [row.costCode, row.name, plainAmount(row.budgetCents)]),
    ),
    text(
      'costs.csv',
      ['Date', 'Cost code', 'What', 'Vendor', 'Amount'],
      log.costs.map((cost) => [cost.on, cost.costCode, cost.description, cost.vendor, plainAmount(cost.amountCents)]),
    ),
    text(
      'subcontracts.csv',
      ['Subcontractor', 'Trade', 'Sum', 'Changes', 'Insurance until', 'Workers comp until'],
      log.subcontracts.map((sub) => [
        sub.company,
        sub.trade,
        plainAmount(sub.sumCents),
        plainAmount(sub.changesCents),
        sub.insuranceEndsOn,
        sub.workersCompEndsOn,
      ]),
    ),
    text(
      'rfis-and-submittals.csv',
      ['Kind', 'Number', 'About', 'To', 'Sent', 'Due', 'Answered', 'State', 'Question', 'Answer'],
      log.requests.map((each) => [
        each.kind,
        each.number,
        each.title,
        each.to,
        each.sentOn,
        each.dueOn,
        each.answeredOn,
        each.state,
        each.question,
        each.answer,
      ]),
    ),
  ];
}

/** Removes characters that file systems don't allow from part of a file name. */
export const fileNamePart = (words: string): string =>
  words
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
