import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useCount } from '@/data/react/useCount';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { WhereClause } from '@/data/records/store';
import { hasFeature } from '@/domain/access/features';
import { canAct, type PermissionCollection } from '@/domain/access/permissions';
import { ESTIMATE_STATES } from '@/domain/billing/estimateState';
import { usePayoutAccount } from '@/entities/payment/usePayoutAccount';
import { paths } from '@/lib/paths';

export type FirstStep = {
  id: string;
  title: string;
  text: string;
  to: string;
  /** Undefined while loading. */
  isDone: boolean | undefined;
};

const ALL: readonly WhereClause[] = [];
const SENT: readonly WhereClause[] = [
  { field: 'state', operator: 'in', value: ESTIMATE_STATES.filter((state) => state !== 'draft') },
];

const isMore = (count: number | undefined, samples: readonly string[]): boolean | undefined =>
  count === undefined ? undefined : count > samples.length;

/**
 * Returns a new company's steps toward its first paid job, limited to what this person may do. Each is done once it has happened, not
 * counting sample data. The server counts everything; no records are read.
 */
export function useFirstSteps({ isEnabled }: { isEnabled: boolean }): {
  steps: FirstStep[];
  /** Whether a job has already been paid, so the first payment isn't a goal anymore. */
  isPaid: boolean;
} {
  const { company, role, features } = useSession();
  const { sampleData } = company;
  const can = useCan();
  const may = (collection: PermissionCollection): boolean => can('create', collection);
  const mayConnect = canAct({ role, features }, 'connectPayouts') && hasFeature(features, 'payments');
  const on = (isAllowed: boolean) => ({ isEnabled: isEnabled && isAllowed });

  const customers = useCount(collections.customers, ALL, on(may('customers')));
  const prices = useCount(collections.pricebook, ALL, on(may('pricebook')));
  const taxes = useCount(collections.taxes, ALL, on(may('taxes')));
  const technicians = useCount(collections.technicians, ALL, on(may('technicians')));
  const sent = useCount(collections.estimates, SENT, on(may('estimates')));
  const payouts = usePayoutAccount(isEnabled && mayConnect);
  const paid = useCount(collections.payments, ALL, on(can('read', 'payments')));

  const steps: (FirstStep & { isOffered: boolean })[] = [
    {
      id: 'customers',
      title: 'Import your customers',
      text: 'Import a file, or add the first one.',
      to: customers === 0 ? paths.customerImport : paths.customers,
      isDone: isMore(customers, sampleData.customers),
      isOffered: may('customers'),
    },
    {
      id: 'email',
      title: 'Enter your company’s e-mail',
      text: 'Customers’ replies to estimates and invoices go there.',
      to: paths.companySettings,
      isDone: false,
      isOffered: company.email === '' && canAct({ role }, 'editCompany'),
    },
    {
      id: 'prices',
      title: 'Set your prices',
      text: 'Start from common items for your trade.',
      to: paths.pricebook,
      isDone: isMore(prices, sampleData.pricebook),
      isOffered: may('pricebook'),
    },
    {
      id: 'taxes',
      title: 'Set your sales tax',
      text: 'So every total is right from the start.',
      to: paths.taxes,
      isDone: isMore(taxes, []),
      isOffered: may('taxes'),
    },
    {
      id: 'payments',
      title: 'Accept cards',
      text: 'Connect Stripe so customers can pay right from the invoice.',
      to: paths.payments,
      isDone: payouts.isPending ? undefined : payouts.data?.state === 'ready',
      isOffered: mayConnect,
    },
    {
      id: 'technicians',
      title: 'Add your technicians',
      text: 'Each one gets a daily schedule on their phone.',
      to: paths.technicians,
      isDone: isMore(technicians, sampleData.technicians),
      isOffered: may('technicians'),
    },
    {
      id: 'estimate',
      title: 'Send your first estimate',
      text: 'Your customer signs it on any device.',
      to: paths.estimateNew,
      isDone: isMore(sent, []),
      isOffered: may('estimates'),
    },
  ];
  return { steps: steps.filter(({ isOffered }) => isOffered), isPaid: (paid ?? 0) > 0 };
}
