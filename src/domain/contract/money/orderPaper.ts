import { formatCents } from '../../money/format';
import { pageSizeOf, printedCompany, type PrintedCompany } from '../../paper/header';
import type { ContractPaper } from '../record/paper';
import { PARTY_ROLE_LABELS, type ContractParty } from '../record/parts';
import type { Contract } from '../record/schema';
import {
  CHANGE_REASON_LABELS,
  changeAmountText,
  changeOrderName,
  COST_KIND_LABELS,
  daysText,
  SIGNING_PARTIES,
  type ChangeOrderRecord,
  type SigningParty,
} from './changeOrder';

type OfContract = Pick<
  Contract,
  'number' | 'title' | 'customerName' | 'customerEmail' | 'propertyAddress' | 'currency'
> & {
  parties: readonly ContractParty[];
};

/** Returns the signers of a change order, who sign at once: the first owner and the first contractor among those who signed the contract. */
export const orderParties = (
  { parties, customerName, customerEmail }: Pick<OfContract, 'parties' | 'customerName' | 'customerEmail'>,
  companyName: string,
): (ContractParty & { role: SigningParty })[] =>
  SIGNING_PARTIES.map((role) => {
    const known = parties.find((party) => party.role === role);
    const isOwner = role === 'owner';
    return {
      id: known?.id ?? role,
      role,
      name: known?.name ?? (isOwner ? customerName : companyName).slice(0, 120),
      title: known?.title ?? '',
      email: known?.email ?? (isOwner ? customerEmail : ''),
      order: 1,
    };
  });

/** Returns a change order's number as shown for signing: `C26-K7M3Q CO-3`. */
export const orderNumber = (contract: Pick<Contract, 'number'>, order: Pick<ChangeOrderRecord, 'number'>): string =>
  `${contract.number} ${changeOrderName(order)}`;

type Given = {
  contract: OfContract;
  order: ChangeOrderRecord;
  company: PrintedCompany;
  /** The contract sum before this change. */
  sumBeforeCents: number;
  version: number;
};

/** Builds a change order's signing document: what changes, what it costs and how many days it takes, frozen when it is sent. */
export function orderPaper({ contract, order, company, sumBeforeCents, version }: Given): ContractPaper {
  const money = (cents: number): string => formatCents(cents, { currency: contract.currency });
  return {
    noun: 'Change order',
    title: order.title,
    number: orderNumber(contract, order),
    version,
    pageSize: pageSizeOf(company),
    company: printedCompany(company),
    facts: [
      { label: 'Contractor', value: company.name },
      { label: 'Customer', value: contract.customerName },
      { label: 'Contract', value: `${contract.number}, ${contract.title}` },
      { label: 'Job site', value: contract.propertyAddress },
      { label: 'Reason', value: CHANGE_REASON_LABELS[order.reason] },
      { label: 'This change', value: changeAmountText(order.amountCents, { currency: contract.currency }) },
      { label: 'Contract sum before', value: money(sumBeforeCents) },
      { label: 'Contract sum with this change', value: money(sumBeforeCents + order.amountCents) },
      { label: 'Contract time', value: order.days === 0 ? 'Unchanged' : daysText(order.days) },
    ].filter(({ value }) => value !== ''),
    parties: orderParties(contract, company.name).map(({ role, name, title }) => ({
      role: PARTY_ROLE_LABELS[role],
      name,
      title,
    })),
    scope: order.explanation === '' ? order.title : order.explanation,
    schedule:
      order.lines.length === 0
        ? null
        : {
            id: 'lines',
            title: 'Cost',
            columns: [
              { label: 'Kind', isNumber: false },
              { label: 'What', isNumber: false },
              { label: 'Amount', isNumber: true },
            ],
            rows: [
              ...order.lines.map(({ kind, description, amountCents }) => [
                COST_KIND_LABELS[kind],
                description,
                money(amountCents),
              ]),
              ['', 'This change', money(order.amountCents)],
            ],
          },
    tables: [],
    clauses: [],
    exhibits: [],
    notices: [
      'All other terms of the contract stay as they are. Work on this change begins when both sides have signed.',
    ],
  };
}
