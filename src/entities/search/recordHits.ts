import { collections } from '@/data/collections';
import type { Workspace } from '@/data/session/workspace';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import type { FieldsOf } from '@/domain/record/schemas';
import type { Stored } from '@/domain/record/schema';
import { isNumber } from '@/domain/search/numbers';
import type { RecordQueries, SearchedCollection } from '@/domain/search/queries';
import { paths } from '@/lib/paths';
import { formatMoney } from '@/ui/format/money';
import { inDetail, type Hit } from './hit';

type ToHit<Name extends SearchedCollection> = (record: Stored<FieldsOf<Name>>, typed: string) => Hit;

/** How a found record is shown: by its number, where it has one. */
const TO_HIT: { [Name in SearchedCollection]: ToHit<Name> } = {
  jobs: ({ id, number, title, customerName, progress }, typed) => ({
    kind: 'job',
    label: number,
    detail: inDetail(title, customerName, PROGRESS_LABELS[progress]),
    path: paths.jobDetails(id),
    isExact: isNumber(number, typed),
  }),
  estimates: ({ id, number, title, customerName, totalCents }, typed) => ({
    kind: 'estimate',
    label: number,
    detail: inDetail(title, customerName, formatMoney(totalCents)),
    path: paths.estimateView(id),
    isExact: isNumber(number, typed),
  }),
  invoices: ({ id, number, draftNumber, title, customerName, totalCents }, typed) => ({
    kind: 'invoice',
    label: number || draftNumber,
    detail: inDetail(title, customerName, formatMoney(totalCents)),
    path: paths.invoice(id),
    isExact: isNumber(number, typed) || isNumber(draftNumber, typed),
  }),
  creditNotes: ({ number, invoiceId, customerName, totalCents }, typed) => ({
    kind: 'invoice',
    label: number,
    detail: inDetail('Credit note', customerName, formatMoney(totalCents)),
    path: paths.invoice(invoiceId),
    isExact: isNumber(number, typed),
  }),
  payments: ({ id, amountCents, method, reference, customerName, invoiceNumber }, typed) => ({
    kind: 'payment',
    label: formatMoney(amountCents),
    detail: inDetail(`${PAYMENT_METHOD_LABELS[method]} ${reference}`.trim(), customerName, invoiceNumber),
    path: paths.paymentDetails(id),
    isExact: reference !== '' && reference === typed,
  }),
  manualJ: ({ id, number, title, customerName, address }, typed) => ({
    kind: 'load',
    label: number,
    detail: inDetail(title, customerName, address),
    path: paths.manualJEdit(id),
    isExact: isNumber(number, typed),
  }),
};

async function hitsIn<Name extends SearchedCollection>(
  { repository }: Workspace,
  name: Name,
  queries: RecordQueries[SearchedCollection],
  typed: string,
): Promise<Hit[]> {
  const { getAll } = repository<FieldsOf<Name>>(collections[name]);
  const found = await Promise.all(
    (queries ?? []).map((query) =>
      getAll(query).catch((error: unknown) => {
        // One kind that cannot be read leaves the others.
        console.warn(`${name} could not be searched`, error);
        return [];
      }),
    ),
  );
  const records = new Map(found.flat().map((record) => [record.id, record]));
  return [...records.values()].map((record) => TO_HIT[name](record, typed));
}

/** What the queries find, each kind told as soon as it is there. */
export async function findRecords(
  workspace: Workspace,
  queries: RecordQueries,
  typed: string,
  tell: (hits: Hit[]) => void,
): Promise<void> {
  await Promise.all(
    (Object.keys(queries) as SearchedCollection[]).map(async (name) =>
      tell(await hitsIn(workspace, name, queries[name], typed)),
    ),
  );
}
