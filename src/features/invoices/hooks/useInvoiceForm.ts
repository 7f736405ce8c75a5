import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { untilSent } from '@/data/outbox/untilSent';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { withTotal } from '@/domain/invoice/create';
import { issueInvoices } from '@/domain/invoice/api';
import { invoiceInputSchema, type Invoice, type InvoiceInput } from '@/domain/invoice/schema';
import { sendDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
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
  businessUnitId: 'Business unit',
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

/** Record fields the form edits. A draft keeps the number it was first given. */
function toFields(input: InvoiceInput): Partial<Invoice> {
  const { draftNumber: _, ...fields } = withTotal(input);
  return { ...fields, document: { ...fields.document, settlements: [] } };
}

type Options = {
  id: string;
  /** The draft to edit, or null to create one. */
  opened: Stored<Invoice> | null;
  startWith: InvoiceInput;
  draftOf: string;
};

/**
 * Edits a draft invoice: saves it under one ID no matter how often, and issues or sends it as saved. Nothing here happens twice on a
 * second click.
 */
export function useInvoiceForm({ id, opened, startWith, draftOf }: Options) {
  const can = useCan();
  const workspace = useWorkspace();
  const readAnew = useReadMoneyAnew();
  const editing = useRecordForm<Invoice, InvoiceInput>({
    definition: collections.invoices,
    record: opened,
    noun: 'draft',
    schema: invoiceInputSchema,
    toForm: (invoice) => invoiceInputSchema.parse(invoice),
    startWith,
    toFields,
    create: can('create', 'invoices') ? (input) => newInvoice(withTotal(input)) : undefined,
    newId: id,
    // After a reload, an already saved draft may be unknown here.
    mayExist: true,
    draftOf,
    nameOf: ({ draftNumber, title }) => `${draftNumber} ${title}`,
    labels: LABELS,
    format: inWords,
    follows: FOLLOWS,
  });

  /** Functions read the server's copy, so a draft only on this device can't be issued yet. */
  const call = async <Name extends string, In extends ZodType, Out extends ZodType>(
    contract: Contract<Name, In, Out>,
    input: Input<In>,
  ): Promise<Infer<Out>> => {
    if (!(await untilSent(workspace.outbox, id))) {
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
    await editing.save(input);
    const { results } = await call(issueInvoices, { invoiceIds: [id] });
    const [result] = results;
    if (!result || result.error !== '')
      throw new AppError({ code: 'failed-precondition', userMessage: result?.error || 'It could not be issued.' });
    return result.number;
  };

  const send = async (input: InvoiceInput, request: Input<typeof sendDocument.input>): Promise<string> => {
    await editing.save(input);
    return (await call(sendDocument, request)).number;
  };

  return { editing, issue, send };
}
