import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useOptionalRecord, useRecord, useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { fillTemplate, greetingName, templateOf } from '@/domain/invoice/mailText';
import { openInvoicesOfCustomer } from '@/domain/invoice/queries';
import { statementEntries, statementPaper, statementStart } from '@/domain/invoice/statement';
import { customerBalanceSchema } from '@/domain/ledger/schema';
import { formatCents } from '@/domain/money/format';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { SendDialog } from '@/entities/mail/SendDialog';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperView } from '@/entities/paper/PaperView';
import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';

const NO_BALANCE = customerBalanceSchema.parse({});

/** Shows a customer's statement of charges, payments and amount owed, to view, download or send. */
export function Component() {
  const session = useSession();
  const today = useToday();
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? '';
  const [isSending, setIsSending] = useState(useLocation().hash === SENDING);
  const { settings } = useBillingSettings();
  const customer = useRecord(collections.customers, customerId);
  const open = useRecords(collections.invoices, openInvoicesOfCustomer(customerId), { isEnabled: customerId !== '' });
  const from = statementStart(open.data ?? [], today);
  const entries = useRecords(collections.ledger, statementEntries(customerId, from), {
    isEnabled: open.data !== undefined,
  });
  // A customer who never had an invoice has no balance record and owes nothing.
  const balance = useOptionalRecord(collections.balances, customerId);
  const { company } = session;
  const paper = useMemo(
    () =>
      customer.data && open.data && entries.data && !balance.isLoading
        ? statementPaper({
            company,
            recipient: { name: customer.data.name, address: customer.data.billingAddress },
            footer: settings.footer,
            currency: settings.currency,
            today,
            open: open.data,
            entries: entries.data,
            balance: balance.data ?? NO_BALANCE,
          })
        : null,
    [customer.data, open.data, entries.data, balance.isLoading, balance.data, company, settings, today],
  );
  const error = customer.error ?? open.error ?? entries.error;
  const { subject, body } = templateOf(settings, 'statement');
  const owed = balance.data ?? NO_BALANCE;
  const values = {
    company: company.name,
    customer: customer.data?.name ?? '',
    firstName: greetingName(customer.data ?? { name: '', sortName: '' }),
    total: formatCents(owed.balanceCents - owed.overpaidCents, { currency: settings.currency }),
  };
  return (
    <PageBody size="narrow">
      <PageHeader
        title="Statement"
        subtitle={customer.data?.name ?? ''}
        back={
          customerId === ''
            ? { to: paths.invoices, label: 'Invoices' }
            : { to: paths.customerDetails(customerId), label: 'Customer' }
        }
        actions={
          paper && (
            <>
              <DownloadPdfButton paper={paper} />
              {canAct(session, 'issueInvoice') && (
                <Button leftSection={<IconSend size={18} aria-hidden />} onClick={() => setIsSending(true)}>
                  Send statement
                </Button>
              )}
            </>
          )
        }
      />
      {customerId === '' ? (
        <EmptyState
          title="Whose statement?"
          text="Statements are opened from a customer’s page."
          action={<LinkButton to={paths.customers}>Customers</LinkButton>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => Promise.all([customer.refetch(), open.refetch()])} />
      ) : paper ? (
        <PaperView paper={paper} />
      ) : (
        <LoadingRows rows={8} label="Adding up the account" />
      )}
      {isSending && (
        <SendDialog
          title="Send statement"
          kind="statement"
          subjectId={customerId}
          customerId={customerId}
          mail={{
            to: customer.data?.email ? [customer.data.email] : [],
            subject: fillTemplate(subject, values),
            message: fillTemplate(body, values),
          }}
          submitLabel="Send statement"
          suggestions={customer.data ? [customer.data.email, ...customer.data.contacts.map(({ email }) => email)] : []}
          onClose={() => setIsSending(false)}
        />
      )}
    </PageBody>
  );
}
