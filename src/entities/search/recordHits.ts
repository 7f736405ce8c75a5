import { collections } from '@/data/collections';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Workspace } from '@/data/session/workspace';
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
import { paths } from '@/lib/paths';
import { formatMoney } from '@/ui/format/money';
import { inDetail, type Hit } from './hit';

type Find = (workspace: Workspace, lookups: readonly RecordLookup[], typed: string) => Promise<Hit[]>;

/** How records of a collection are found, and how each is shown: by its number, where it has one. */
const finding =
  <T extends object>(definition: CollectionDefinition<T>, toHit: (record: Stored<T>, typed: string) => Hit): Find =>
  async ({ repository }, lookups, typed) => {
    const records = repository(definition);
    const found = await Promise.all(
      lookups.map(async ({ query, accepts = () => true }) => {
        try {
          return (await records.getAll(query)).filter(accepts).slice(0, HITS_OF_A_KIND);
        } catch (error: unknown) {
          // One kind that cannot be read leaves the others.
          console.warn(`${definition.name} could not be searched`, error);
          return [];
        }
      }),
    );
    const once = new Map(found.flat().map((record) => [record.id, record]));
    return [...once.values()].map((record) => toHit(record, typed));
  };

const FIND: Record<SearchedCollection, Find> = {
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
};

/** What the queries find, each kind told as soon as it is there. */
export async function findRecords(
  workspace: Workspace,
  queries: RecordQueries,
  typed: string,
  tell: (hits: Hit[]) => void,
): Promise<void> {
  await Promise.all(
    (Object.keys(queries) as SearchedCollection[]).map(async (name) =>
      tell(await FIND[name](workspace, queries[name] ?? [], typed)),
    ),
  );
}
