import { Button, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { Invoice } from '@/domain/invoice/schema';
import { revokeShare, shareDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { useInvoiceCall } from '../../hooks/useInvoiceCall';

/** What the customer has seen, and the link by which they see it. */
export function LinkSection({ invoice }: { invoice: Stored<Invoice> }) {
  const session = useSession();
  const call = useInvoiceCall();
  const [isBusy, setIsBusy] = useState(false);
  const { timeZone } = session.company;
  const mayShare = can(session, 'update', 'invoices');
  const subject = { kind: 'invoice' as const, subjectId: invoice.id };

  const carryOut = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };
  const share = () =>
    carryOut(async () => {
      await call(shareDocument, subject);
    });
  const revoke = async (): Promise<void> => {
    const isMeant = await confirmAction({ title: 'Revoke the link?', message: 'Whoever has the link sees nothing any more. Sharing it again makes a new one.', confirmLabel: 'Revoke link', tone: 'danger' });
    if (!isMeant) return;
    await carryOut(async () => {
      await call(revokeShare, subject);
      notify.success('The link shows nothing any more.');
    });
  };
  return (
    <Section title="Customer’s view">
      <DetailList
        columns={2}
        items={[
          { label: 'Sent', value: formatDateTime(invoice.sentAt, timeZone) },
          { label: 'First seen', value: formatDateTime(invoice.firstViewedAt, timeZone) },
          { label: 'Last seen', value: invoice.lastViewedAt === '' ? '' : `${formatDateTime(invoice.lastViewedAt, timeZone)}, ${formatCount(invoice.viewCount, 'time')} in all`, isHiddenWhenEmpty: true },
          { label: 'Reminded', value: invoice.remindedAt.map((at) => formatDateTime(at, timeZone)).join('; '), isHiddenWhenEmpty: true },
        ]}
      />
      {mayShare && (
        <Group mt="sm" gap="xs">
          {invoice.token === '' ? (
            <Button variant="default" onClick={() => void share()} loading={isBusy}>
              Make a link
            </Button>
          ) : (
            <>
              <CopyButton value={`${window.location.origin}${paths.invoice(invoice.token)}`}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy} leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}>
                    {copied ? 'Copied' : 'Copy link'}
                  </Button>
                )}
              </CopyButton>
              <Button variant="subtle" color="red" onClick={() => void revoke()} loading={isBusy} leftSection={<IconLinkOff size={18} aria-hidden />}>
                Revoke link
              </Button>
            </>
          )}
        </Group>
      )}
    </Section>
  );
}
