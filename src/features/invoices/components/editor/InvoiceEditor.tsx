import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { DocumentInput } from '@/domain/billing/schema';
import type { BillingSettings } from '@/domain/billing/settings';
import { withTotal } from '@/domain/invoice/create';
import { sumOf } from '@/domain/money/amounts';
import type { Invoice, InvoiceInput } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { figuresOf } from '@/entities/billing/figures';
import { DocumentCanvas } from '@/entities/document-editor/DocumentCanvas';
import { DocumentExtras } from '@/entities/document-editor/DocumentExtras';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { priceParts } from '@/entities/document-editor/priceParts';
import { useSubmitStep } from '@/entities/document-editor/useSubmitStep';
import { useMail } from '@/entities/mail/useMail';
import { useMissingAddress } from '@/entities/mail/useMissingAddress';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { useDeposits } from '@/entities/payment/useDeposits';
import { RecordForm } from '@/entities/record/RecordForm';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { useIsShown } from '@/ui/hooks/useIsShown';
import { useInvoiceForm } from '../../hooks/useInvoiceForm';
import { assertIssuable } from '../../issuable';
import { mailOf } from '../../invoiceMail';
import { InvoiceLivePaper } from '../InvoicePaper';
import { DateFields } from './DateFields';
import { InvoiceEditorActions } from './InvoiceEditorActions';
import { InvoicePrices } from './InvoicePrices';
import { invoiceTextParts } from './invoiceTextParts';
import { MailPart } from './MailPart';
import { WhoFields } from './WhoFields';

type InvoiceEditorProps = {
  id: string;
  initialValues: InvoiceInput;
  settings: BillingSettings;
  /** Distinguishes a new invoice's local draft from others. */
  draftOf?: string;
  /** The draft to edit, or null to create one. */
  opened: Stored<Invoice> | null;
  /** Called after it is saved, issued or sent. */
  onDone?: () => void;
};

const STEPS = ['send', 'issue', 'save'] as const;

/** Edits a draft invoice and its e-mail on one page: one that is already filled in takes a single click to send. */
export function InvoiceEditor({ id, initialValues, settings, draftOf = '', opened, onDone }: InvoiceEditorProps) {
  const session = useSession();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { editing, issue, send } = useInvoiceForm({ id, opened, startWith: initialValues, draftOf });
  const { form, isDeleted } = editing;
  const { values } = form;
  const { company } = usePrintedAs(values.businessUnitId);
  const isProgress = values.kind === 'progress';
  const totalCents = useMemo(
    () => (isProgress ? withTotal(values).totalCents : (figuresOf(values.document).result?.totalCents ?? 0)),
    [values, isProgress],
  );
  const { waiting, isKnown } = useDeposits(values.estimateId);
  const depositCents = isKnown ? sumOf(waiting.map(({ amountCents }) => amountCents)) : undefined;
  const mail = useMail(mailOf({ invoice: { ...values, totalCents }, settings, company, depositCents }));
  const address = useMissingAddress(values.customerId);
  const mayIssue = canAct(session, 'issueInvoice');
  // Enter also sends.
  const { step, noteStep } = useSubmitStep(STEPS, mayIssue ? 'send' : 'save');
  // The form stays on screen until the next page loads: by then a second click comes too late instead of creating a duplicate.
  const isDone = useRef(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const to = mail.mail.to.join(', ');
  const setDocument = (changes: Partial<DocumentInput>): void => {
    form.setFieldValue('document', { ...form.getValues().document, ...changes });
    form.clearErrors();
  };

  const issueOrSend = async (input: InvoiceInput, isSending: boolean): Promise<void> => {
    // Validated first, so that a wrong address doesn't save the draft again and again.
    const request = isSending ? mail.request('invoice', id) : null;
    await assertIssuable(input, { totalCents, isSending, isOnline });
    if (request) await address.keep(request.to);
    const number = request ? await send(input, request) : await issue(input);
    notify.success(request ? `Invoice ${number} was sent to ${to}.` : `Invoice ${number} was issued.`);
  };

  const submit = async (input: InvoiceInput): Promise<void> => {
    if (isDone.current) return;
    const chosen = isDeleted ? 'save' : step.current;
    let savedAs = id;
    if (chosen === 'save') {
      savedAs = (await editing.save(input)).id;
      notify.success(isOnline ? 'Draft saved.' : 'Draft saved on this device.');
    } else {
      await issueOrSend(input, chosen === 'send');
    }
    isDone.current = true;
    onDone?.();
    // If the user navigated away during sending, leave them there.
    if (isShown()) await navigate(paths.invoice(savedAs), { replace: true });
  };

  return (
    <div onSubmitCapture={noteStep}>
      <RecordForm
        editing={editing}
        onSubmit={submit}
        submitLabel={mayIssue ? 'Send invoice' : 'Save draft'}
        extraActions={
          <InvoiceEditorActions to={to} mayIssue={mayIssue && !isDeleted} onPreview={() => setIsPreviewed(true)} />
        }
      >
        <DocumentCanvas
          paper={<InvoiceLivePaper values={values} />}
          isPreviewed={isPreviewed}
          onPreviewClose={() => setIsPreviewed(false)}
        >
          <DocumentPart title={`Invoice ${values.draftNumber}`}>
            <WhoFields form={form} settings={settings} isNew={opened === null} isCustomerFixed={isProgress} />
            <DateFields form={form} />
          </DocumentPart>
          <InvoicePrices form={form} totalCents={totalCents} onChange={setDocument} />
          <DocumentExtras
            parts={[
              ...(isProgress
                ? []
                : priceParts({ document: values.document, onChange: setDocument, customerId: values.customerId })),
              ...invoiceTextParts(form),
            ]}
          />
          {mayIssue && (
            <MailPart
              {...mail.fields}
              suggestions={[values.customerEmail]}
              hasCustomer={values.customerId !== ''}
              isAddressKept={address.isMissing}
              mayIssue={!isDeleted}
            />
          )}
        </DocumentCanvas>
      </RecordForm>
    </div>
  );
}
