import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarClock, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { invoiceLabel } from '@/domain/invoice/facts';
import { invoiceInputSchema, type Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { ScheduledSendNotice } from '@/entities/mail/ScheduledSendNotice';
import { ScheduleSendDialog } from '@/entities/mail/ScheduleSendDialog';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { InvoiceEditor } from '../editor/InvoiceEditor';
import { InvoicePaper } from '../InvoicePaper';
import { InvoiceParties } from './InvoiceParties';

/** Lets the user edit, send or delete a draft. */
export function DraftInvoice({ invoice }: { invoice: Stored<Invoice> }) {
  const can = useCan();
  const today = useToday();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const { settings, isLoading: isReading } = useBillingSettings();
  const isLoading = useFirstLoading(isReading);
  const deleteInvoice = useDelete(collections.invoices);
  // Other users' changes are merged on save; the form keeps its input.
  const [opened] = useState(invoice);
  const mayEdit = can('update', 'invoices');
  const [isScheduling, setIsScheduling] = useState(false);

  const deleteDraft = async (): Promise<void> => {
    const isGone = await deleteInvoice(invoice.id, {
      name: invoiceLabel(invoice),
      message: 'The draft will be permanently deleted. It has no number yet, so your numbering will have no gap.',
      confirmLabel: 'Delete draft',
      done: 'The draft was deleted.',
    });
    if (isGone) await navigate(paths.invoices, { replace: true });
  };
  return (
    <PageBody size="wide">
      <PageHeader
        title={`Invoice ${invoiceLabel(invoice)}`}
        subtitle={<InvoiceParties invoice={invoice} />}
        back={{ to: paths.invoices, label: 'Invoices' }}
        badge={<InvoiceBadge invoice={invoice} today={today} />}
        actions={
          can('delete', 'invoices') && (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="default" size={isPhone ? 44 : 36} aria-label="More actions">
                  <IconDots size={18} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {mayEdit && (
                  <Menu.Item
                    leftSection={<IconCalendarClock size={18} aria-hidden />}
                    onClick={() => setIsScheduling(true)}
                  >
                    Send on another day…
                  </Menu.Item>
                )}
                <Menu.Item
                  c="var(--fw-danger-fg)"
                  leftSection={<IconTrash size={18} aria-hidden />}
                  onClick={() => void deleteDraft()}
                >
                  Delete draft…
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )
        }
      />
      <ScheduledSendNotice
        kind="invoice"
        subjectId={invoice.id}
        {...(mayEdit && { onChange: () => setIsScheduling(true) })}
      />
      {isScheduling && (
        <ScheduleSendDialog
          kind="invoice"
          subjectId={invoice.id}
          email={invoice.customerEmail}
          onClose={() => setIsScheduling(false)}
        />
      )}
      {!mayEdit ? (
        <InvoicePaper invoice={invoice} />
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <InvoiceEditor
          id={opened.id}
          initialValues={invoiceInputSchema.parse(opened)}
          settings={settings}
          opened={opened}
        />
      )}
    </PageBody>
  );
}
