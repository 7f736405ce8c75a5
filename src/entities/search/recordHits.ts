import { collections } from '@/data/collections';
import { AGREEMENT_STATUS_LABELS } from '@/domain/agreement/record/state';
import type { CollectionDefinition } from '@/data/records/definition';
import { readLookup, type Reads } from '@/data/records/readLookup';
import type { Session } from '@/data/react/WorkspaceProvider';
import type { Workspace } from '@/data/session/workspace';
import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { FINDING_STATE_WORDS } from '@/domain/finding/words';
import { LEAD_STATE_WORDS } from '@/domain/lead/state';
import { formatPhone } from '@/domain/contact/format';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { isNumber } from '@/domain/search/numbers';
import {
  HITS_OF_A_KIND,
  type RecordLookup,
  type RecordQueries,
  type SearchedCollection,
} from '@/domain/search/queries';
import { findingPath } from '@/entities/finding/findingPath';
import { STATE_WORDS } from '@/entities/inspection/inspectionWords';
import { paths } from '@/lib/paths';
import { formatMoney } from '@/ui/format/money';
import { inDetail, type Hit, type TellHits } from './hit';

type Found = { hits: Hit[]; isCut: boolean };
type Asking = { workspace: Workspace; session: Session; typed: string };
type Find = (asking: Asking, lookups: readonly RecordLookup[]) => Promise<Found>;

/** Definition of how a collection's records are found, and how each is displayed: by its number, if it has one. */
const finding =
  <T extends object>(
    definition: CollectionDefinition<T>,
    toHit: (record: Stored<T>, typed: string, session: Session) => Hit,
  ): Find =>
  async ({ workspace, session, typed }, lookups) => {
    const records = workspace.repository(definition);
    const reads: Reads<T> = {
      getPage: (options) => records.getPage(options),
      count: (options) => records.count(options),
    };
    const found = await Promise.all(
      lookups.map(async (lookup) => {
        try {
          const { records: matching, isCut } = await readLookup(lookup, reads);
          return { records: matching.slice(0, HITS_OF_A_KIND), isCut: isCut || matching.length > HITS_OF_A_KIND };
        } catch (error: unknown) {
          // A kind that can't be read doesn't affect the others.
          console.warn(`${definition.name} could not be searched`, error);
          return { records: [], isCut: false };
        }
      }),
    );
    const once = new Map(found.flatMap((one) => one.records).map((record) => [record.id, record]));
    return {
      hits: [...once.values()].map((record) => toHit(record, typed, session)),
      isCut: found.some(({ isCut }) => isCut),
    };
  };

const FIND: Record<SearchedCollection, Find> = {
  leads: finding(collections.leads, ({ id, name, wanted, phone, state }) => ({
    kind: 'lead',
    label: name,
    detail: inDetail(wanted, formatPhone(phone), LEAD_STATE_WORDS[state]),
    path: paths.leadDetails(id),
    isExact: false,
  })),
  jobs: finding(collections.jobs, ({ id, number, title, customerName, progress }, typed) => ({
    kind: 'job',
    label: number,
    detail: inDetail(title, customerName, PROGRESS_LABELS[progress]),
    path: paths.jobDetails(id),
    isExact: isNumber(number, typed),
  })),
  estimates: finding(collections.estimates, ({ id, number, title, customerName, totalCents }, typed) => ({
    kind: 'estimate',
    label: number,
    detail: inDetail(title, customerName, formatMoney(totalCents)),
    path: paths.estimateView(id),
    isExact: isNumber(number, typed),
  })),
  agreements: finding(collections.agreements, ({ id, number, plan, customerName, state }, typed) => ({
    kind: 'agreement',
    label: number,
    detail: inDetail(plan.name, customerName, AGREEMENT_STATUS_LABELS[state]),
    path: paths.agreementView(id),
    isExact: isNumber(number, typed),
  })),
  invoices: finding(collections.invoices, ({ id, number, draftNumber, title, customerName, totalCents }, typed) => ({
    kind: 'invoice',
    label: number || draftNumber,
    detail: inDetail(title, customerName, formatMoney(totalCents)),
    path: paths.invoice(id),
    isExact: isNumber(number, typed) || isNumber(draftNumber, typed),
  })),
  creditNotes: finding(collections.creditNotes, ({ number, invoiceId, customerName, totalCents }, typed) => ({
    kind: 'invoice',
    label: number,
    detail: inDetail('Credit note', customerName, formatMoney(totalCents)),
    path: paths.invoice(invoiceId),
    isExact: isNumber(number, typed),
  })),
  payments: finding(
    collections.payments,
    ({ id, amountCents, method, reference, customerName, invoiceNumber }, typed) => ({
      kind: 'payment',
      label: formatMoney(amountCents),
      detail: inDetail(`${PAYMENT_METHOD_LABELS[method]} ${reference}`.trim(), customerName, invoiceNumber),
      path: paths.paymentDetails(id),
      isExact: reference !== '' && reference === typed,
    }),
  ),
  manualJ: finding(collections.manualJ, ({ id, number, title, customerName, address }, typed) => ({
    kind: 'load',
    label: number,
    detail: inDetail(title, customerName, address),
    path: paths.manualJEdit(id),
    isExact: isNumber(number, typed),
  })),
  plumbingCalc: finding(collections.plumbingCalc, ({ id, number, title, customerName, address }, typed) => ({
    kind: 'plumbing',
    label: number,
    detail: inDetail(title, customerName, address),
    path: paths.plumbingCalcEdit(id),
    isExact: isNumber(number, typed),
  })),
  diagnostics: finding(collections.diagnostics, ({ id, number, kind, unitName, customerName }, typed) => ({
    kind: 'readings',
    label: number,
    detail: inDetail(PROCEDURE_TITLES[kind], unitName, customerName),
    path: paths.diagnosticView(id),
    isExact: isNumber(number, typed),
  })),
  inspections: finding(
    collections.inspections,
    ({ id, number, title, state, customerName, propertyAddress }, typed) => ({
      kind: 'inspection',
      label: number,
      detail: inDetail(title, STATE_WORDS[state].label, customerName, propertyAddress),
      path: state === 'in-progress' ? paths.inspectionFill(id) : paths.inspectionView(id),
      isExact: isNumber(number, typed),
    }),
  ),
  findings: finding(collections.findings, (record, typed, session) => ({
    kind: 'finding',
    label: record.title,
    detail: inDetail(FINDING_STATE_WORDS[record.state], record.customerName, record.number),
    path: findingPath(record, session),
    isExact: isNumber(record.number, typed),
  })),
};

/** Runs the queries and reports each kind as soon as its results arrive. */
export async function findRecords(asking: Asking, queries: RecordQueries, tell: TellHits): Promise<void> {
  await Promise.all(
    (Object.keys(queries) as SearchedCollection[]).map(async (name) => {
      const { hits, isCut } = await FIND[name](asking, queries[name] ?? []);
      tell(hits, isCut);
    }),
  );
}
