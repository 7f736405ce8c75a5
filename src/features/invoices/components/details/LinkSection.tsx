import { Button, Group } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Invoice } from '@/domain/invoice/schema';
import { shareDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { addressOf, takeBackCustomerLink } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { useInvoiceCall } from '../../hooks/useInvoiceCall';

/** Shows what the customer has viewed, and their link. */
export function LinkSection({ invoice }: { invoice: Stored<Invoice> }) {
  const session = useSession();
  const can = useCan();
  const call = useInvoiceCall();
  const readAnew = useReadMoneyAnew();
  const { isBusy, carryOut } = useCarryOut();
  const { timeZone } = session.company;
  const mayShare = can('update', 'invoices');
  const subject = { kind: 'invoice' as const, subjectId: invoice.id };

  const share = () =>
    carryOut(async () => {
      await call(shareDocument, subject);
    });
  const takeBack = () =>
    carryOut(async () => {
      if (await takeBackCustomerLink(subject)) await readAnew();
    });
  return (
    <Section title="Customer’s view">
      <DetailList
        columns={2}
        items={[
          { label: 'Sent', value: formatDateTime(invoice.sentAt, timeZone) },
          { label: 'First seen', value: formatDateTime(invoice.firstViewedAt, timeZone) },
          {
            label: 'Last seen',
            value:
              invoice.lastViewedAt === ''
                ? ''
                : `${formatDateTime(invoice.lastViewedAt, timeZone)}, ${formatCount(invoice.viewCount, 'time')} in all`,
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Reminded',
            value: invoice.remindedAt.map((at) => formatDateTime(at, timeZone)).join('; '),
            isHiddenWhenEmpty: true,
          },
        ]}
      />
      {mayShare && (
        <Group mt="sm" gap="xs">
          {invoice.token === '' ? (
            <Button variant="default" onClick={() => void share()} loading={isBusy}>
              Create a link
            </Button>
          ) : (
            <>
              <CopyLinkButton address={addressOf(paths.invoice(invoice.token))} />
              <Button
                variant="subtle"
                color="red"
                onClick={() => void takeBack()}
                loading={isBusy}
                leftSection={<IconLinkOff size={18} aria-hidden />}
              >
                Revoke the link…
              </Button>
            </>
          )}
        </Group>
      )}
    </Section>
  );
}
