import { useRef } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { withTotal } from '@/domain/invoice/create';
import { issueInvoices } from '@/domain/invoice/api';
import type { Invoice, InvoiceInput } from '@/domain/invoice/schema';
import { sendDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { AppError } from '@/lib/appError';
import type { Contract } from '@/lib/contract';
import type { input as Input, infer as Infer, ZodType } from 'zod';
import { documentInWords } from '../documentInWords';
import { newInvoice } from '../newInvoice';

const LABELS = {
  title: 'What it is for',
  customerId: 'Customer',
  customerName: 'Customer',
  customerEmail: 'E-mail',
  billTo: 'Bill to',
  propertyId: 'Property',
  propertyAddress: 'Property',
  document: 'Lines and prices',
  serviceDate: 'Work done on',
  paymentTerms: 'Payment terms',
  dueOn: 'Due',
  poNumber: 'PO number',
  message: 'Message',
  terms: 'Terms',
  internalNotes: 'Internal note',
} as const;
const FOLLOWS = {
  totalCents: 'document',
  customerId: 'customerName',
  customerSortName: 'customerName',
  propertyId: 'propertyAddress',
} as const;
const inWords = (field: keyof Invoice, value: unknown): string | null =>
  field === 'document' ? documentInWords(value as Invoice['document']) : null;

/** Saves a draft under one id, however often, and issues or sends what was saved. Nothing here happens twice on a second click. */
export function useInvoiceDraft(id: string, opened: Stored<Invoice> | null) {
  const workspace = useWorkspace();
  const { create } = useSaveRecord(collections.invoices);
  const { update, conflictDialog } = useConflictSave<Invoice>({
    definition: collections.invoices,
    labels: LABELS,
    format: inWords,
    follows: FOLLOWS,
  });
  const readAnew = useReadMoneyAnew();
  const known = useRef(opened);

  /** @throws AppError when the person went back from a conflict, or the draft was issued meanwhile. */
  const save = async (input: InvoiceInput): Promise<Stored<Invoice>> => {
    const invoice = newInvoice(withTotal(input));
    const label = `${invoice.draftNumber} ${invoice.title}`;
    // A reload may have lost sight of a draft that was saved before.
    const base =
      known.current ??
      (await workspace
        .repository(collections.invoices)
        .getById(id)
        .catch(() => null));
    if (!base) {
      known.current = await create(invoice, { id, label });
      return known.current;
    }
    const { draftNumber: _draftNumber, ...changes } = input;
    const saved = await update(base, { ...changes, document: invoice.document, totalCents: invoice.totalCents }, label);
    if (!saved)
      throw new AppError({ code: 'conflict', userMessage: 'It was not saved. What you entered is still here.' });
    known.current = saved;
    return saved;
  };

  /** A function reads what the server has: a draft that only this device knows cannot be issued yet. */
  const call = async <Name extends string, In extends ZodType, Out extends ZodType>(
    contract: Contract<Name, In, Out>,
    input: Input<In>,
  ): Promise<Infer<Out>> => {
    if (workspace.outbox.entries().some(({ write }) => write.id === id)) {
      throw new AppError({
        code: 'unavailable',
        userMessage: 'The draft is saved on this device. It can be issued as soon as there is a connection.',
      });
    }
    const answer = await callFunction(contract, input);
    await readAnew();
    return answer;
  };

  const issue = async (input: InvoiceInput): Promise<string> => {
    await save(input);
    const { results } = await call(issueInvoices, { invoiceIds: [id] });
    const [result] = results;
    if (!result || result.error !== '')
      throw new AppError({ code: 'failed-precondition', userMessage: result?.error || 'It could not be issued.' });
    return result.number;
  };

  const send = async (input: InvoiceInput, request: Input<typeof sendDocument.input>): Promise<string> => {
    await save(input);
    return (await call(sendDocument, request)).number;
  };

  return { save, issue, send, conflictDialog };
}
