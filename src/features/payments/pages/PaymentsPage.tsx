import { useSearchParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { BankPanel } from '../components/bank/BankPanel';
import { BadDebts } from '../components/BadDebts';
import { ClosedBooks } from '../components/ClosedBooks';
import { DailyClose } from '../components/DailyClose';
import { MonthTotals } from '../components/MonthTotals';
import { PaymentDrawer } from '../components/PaymentDrawer';
import { PaymentsPanel } from '../components/PaymentsPanel';
import { CardPaymentsOff, ConnectButton, PayoutAccountLine, useMayConnect } from '../components/PayoutAccount';
import { Payouts } from '../components/Payouts';

const TABS = [
  { value: 'list', label: 'Payments', Panel: PaymentsPanel, needsCards: false },
  { value: 'day', label: 'Daily close', Panel: DailyClose, needsCards: false },
  { value: 'months', label: 'By month', Panel: MonthTotals, needsCards: false },
  { value: 'bank', label: 'Bank', Panel: BankPanel, needsCards: false },
  { value: 'bad-debts', label: 'Bad debts', Panel: BadDebts, needsCards: false },
  { value: 'closed', label: 'Closed books', Panel: ClosedBooks, needsCards: false },
  { value: 'payouts', label: 'Payouts', Panel: Payouts, needsCards: true },
] as const;

/** Shows payments, daily totals, months, and Stripe payouts. The open tab is in the URL. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const mayConnect = useMayConnect();
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter(
    ({ value, needsCards }) =>
      (!needsCards || hasFeature(session.features, 'payments')) && (value !== 'bank' || can('read', 'bankLines')),
  );

  if (!can('read', 'payments')) {
    return (
      <PageBody size="wide">
        <PageHeader title="Payments" />
        <EmptyState
          title="Payments come with invoices"
          text="Your role or your plan does not include them."
          action={
            <LinkButton variant="default" to={paths.lockedFeature('invoices')}>
              What invoices do
            </LinkButton>
          }
        />
      </PageBody>
    );
  }
  return (
    <PageBody size="wide">
      <PageHeader
        title="Payments"
        subtitle={<PayoutAccountLine />}
        actions={mayConnect ? <ConnectButton /> : undefined}
      />
      <CardPaymentsOff />
      <PageTabs tabs={tabs} />
      <PaymentDrawer
        paymentId={params.get('payment') ?? ''}
        onClose={() =>
          setParams((current) => {
            const next = new URLSearchParams(current);
            next.delete('payment');
            return next;
          })
        }
      />
    </PageBody>
  );
}
