import { IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOnline } from '@/data/react/useOnline';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';

type CustomerGateProps = {
  query: {
    data: Stored<Customer> | null | undefined;
    isLoading: boolean;
    error: unknown;
    refetch?: (() => unknown) | undefined;
  };
  children: (customer: Stored<Customer>) => ReactNode;
};

/** What a customer's pages show before there is a customer, and when there is none. */
export function CustomerGate({ query, children }: CustomerGateProps) {
  const { data, isLoading, error, refetch } = query;
  const isOnline = useOnline();
  if (data) return children(data);
  if (isLoading && isOnline) return <PageSpinner label="Loading the customer" />;
  if (isLoading) {
    return (
      <>
        <PageHeader title="Customer" back={{ to: paths.customers, label: 'Customers' }} />
        <EmptyState
          title="This customer is not on this device yet"
          text="It opens as soon as there is a connection."
          action={<LinkButton to={paths.customers}>Go to customers</LinkButton>}
        />
      </>
    );
  }
  const isMissing = !error || (error instanceof AppError && error.code === 'not-found');
  return (
    <>
      <PageHeader
        title={isMissing ? 'Customer not found' : 'Customer'}
        back={{ to: paths.customers, label: 'Customers' }}
      />
      {isMissing ? (
        <EmptyState
          icon={<IconUserOff size={28} />}
          title="There is no such customer"
          text="It may have been deleted, or the link is not complete."
          action={<LinkButton to={paths.customers}>Go to customers</LinkButton>}
        />
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
    </>
  );
}
