import { Button, Modal, Stack } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { BillingSettings } from '@/domain/billing/settings';
import { linesToPrice, withTotal } from '@/domain/invoice/create';
import type { Invoice, InvoiceInput } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { DocumentTotals } from '@/entities/billing/DocumentTotals';
import { figuresOf } from '@/entities/billing/figures';
import { MarginPanel } from '@/entities/billing/MarginPanel';
import { MailGate } from '@/entities/mail/MailGate';
import { RecordForm } from '@/entities/record/RecordForm';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { Section } from '@/ui/layout/Section';
import { useInvoiceForm } from '../../hooks/useInvoiceForm';
import { useMail } from '../../hooks/useMail';
import { mailOf } from '../../invoiceMail';
import { InvoicePaper } from '../InvoicePaper';
import { MailFields } from '../MailFields';
import { DateFields } from './DateFields';
import classes from './editor.module.css';
import { PricesFields } from './PricesFields';
import { WhoFields } from './WhoFields';

type InvoiceEditorProps = {
  id: string;
  initialValues: InvoiceInput;
  settings: BillingSettings;
  /** Tells a new one's draft from others. */
  draftOf?: string;
  /** The draft that is edited; null for a new one. */
  opened: Stored<Invoice> | null;
  /** It was saved, issued or sent. */
  onDone?: () => void;
};

const STEPS = ['send', 'issue', 'save'] as const;
type Step = (typeof STEPS)[number];

/** A draft invoice and the e-mail it goes with, on one page: what is filled in already needs one click to be sent. */
export function InvoiceEditor({ id, initialValues, settings, draftOf = '', opened, onDone }: InvoiceEditorProps) {
  const session = useSession();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const { editing, issue, send } = useInvoiceForm({ id, opened, startWith: initialValues, draftOf });
  const { form, isDeleted } = editing;
  const { values } = form;
  const isProgress = values.kind === 'progress';
  const { result, issues } = useMemo(() => figuresOf(values.document), [values.document]);
  const totalCents = isProgress ? withTotal(values).totalCents : (result?.totalCents ?? 0);
  const mail = useMail(mailOf({ invoice: { ...values, totalCents }, settings, company: session.company }));
  const step = useRef<Step>('send');
  // The form stays on the screen until the next page is there: a second click then is too late, not once more.
  const isDone = useRef(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const mayIssue = canAct(session, 'issueInvoice');
  const to = mail.mail.to.join(', ');

  const issueOrSend = async (input: InvoiceInput, isSending: boolean): Promise<void> => {
    // Looked at first, so that a draft is not saved over and over for a wrong address.
    const request = isSending ? mail.request('invoice', id) : null;
    if (!isOnline)
      throw new AppError({
        code: 'unavailable',
        userMessage: 'This needs a connection. Save it as a draft: nothing is lost, and it can be sent later.',
      });
    const isMeant =
      isProgress ||
      totalCents > 0 ||
      (await confirmAction({
        title: 'The total is zero',
        message: `This invoice is over ${formatCents(0, { currency: input.document.currency })}. Once it is issued it cannot be changed.`,
        confirmLabel: isSending ? 'Send anyway' : 'Issue anyway',
        cancelLabel: 'Add prices first',
      }));
    if (!isMeant) throw new AppError({ code: 'invalid', userMessage: 'Give the lines a price, then send it.' });
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
    await navigate(paths.invoice(savedAs), { replace: true });
  };

  /** Which button it was: sending is what Enter does too. */
  const noteStep = ({ nativeEvent }: SubmitEvent): void => {
    const pressed =
      nativeEvent instanceof globalThis.SubmitEvent && nativeEvent.submitter instanceof HTMLButtonElement
        ? nativeEvent.submitter.value
        : '';
    const asked = STEPS.find((known) => known === pressed);
    step.current = asked ?? (mayIssue ? 'send' : 'save');
  };

  return (
    <>
      <div onSubmitCapture={noteStep}>
        <RecordForm
          editing={editing}
          onSubmit={submit}
          submitLabel={mayIssue ? 'Send invoice' : 'Save draft'}
          extraActions={
            mayIssue &&
            !isDeleted && (
              <>
                {to !== '' && <span className={classes.to}>To {to}</span>}
                <Button type="submit" variant="default" value="save">
                  Save draft
                </Button>
              </>
            )
          }
        >
          <div className={classes.columns}>
            <div className={classes.column}>
              <WhoFields form={form} settings={settings} isNew={opened === null} isCustomerFixed={isProgress} />
              {isProgress ? (
                <InlineNotice tone="info" title="Progress bill">
                  It bills {formatCents(totalCents, { currency: values.document.currency })}: the finished share of the
                  contract. To bill another share, delete this draft and start again from the estimate.
                </InlineNotice>
              ) : (
                <PricesFields form={form} issues={issues} toPriceCount={linesToPrice(values).length} />
              )}
              <DateFields form={form} />
              <Section title="Text on the invoice">
                <div className={classes.fields}>
                  <FormTextarea form={form} name="message" label="Message" maxLength={2000} minRows={2} />
                  <FormTextarea form={form} name="terms" label="Terms" maxLength={10_000} minRows={2} />
                  <FormTextarea
                    form={form}
                    name="internalNotes"
                    label="Internal note"
                    description="Never shown to the customer"
                    maxLength={10_000}
                    minRows={2}
                  />
                </div>
              </Section>
            </div>
            <div className={`${classes.column ?? ''} ${classes.side ?? ''}`}>
              {!isProgress && (
                <Section title="Total">
                  <DocumentTotals result={result} issues={issues} />
                  {result && <MarginPanel result={result} />}
                </Section>
              )}
              {mayIssue && (
                <Section
                  title="E-mail"
                  actions={
                    <Button
                      variant="default"
                      leftSection={<IconEye size={18} aria-hidden />}
                      onClick={() => setIsPreviewed(true)}
                      disabled={!result}
                    >
                      Preview
                    </Button>
                  }
                >
                  <Stack gap="md">
                    <MailGate />
                    <MailFields {...mail.fields} suggestions={[values.customerEmail]} />
                  </Stack>
                  {!isDeleted && (
                    <Button type="submit" variant="subtle" value="issue" mt="sm">
                      Issue without sending
                    </Button>
                  )}
                </Section>
              )}
            </div>
          </div>
        </RecordForm>
      </div>
      <Modal opened={isPreviewed} onClose={() => setIsPreviewed(false)} size="xl" title="What the customer gets">
        {isPreviewed && <InvoicePaper invoice={values} mail={mail.mail} />}
      </Modal>
    </>
  );
}
