import { IconEdit, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { AskAboutButton } from '@/entities/assistant/AskAboutButton';
import { ContactLinks } from '@/entities/customer/ContactLinks';
import { DoNotServiceBadge } from '@/entities/customer/DoNotServiceBadge';
import { TagList } from '@/entities/customer/TagList';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageTabsOf } from '@/ui/layout/PageTabs';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerBanners } from '../components/details/CustomerBanners';
import { CustomerFigures } from '../components/details/CustomerFigures';
import { CustomerMenu } from '../components/details/CustomerMenu';
import { CUSTOMER_TABS } from '../components/details/customerTabs';
import classes from '../components/details/details.module.css';
import { MergeDialog } from '../components/merge/MergeDialog';
import { useCustomerActions } from '../hooks/useCustomerActions';

/** Shows everything about one customer, live. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.customers, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="customer"
        read={read}
        header={<PageHeader title="Customer" back={{ to: paths.customers, label: 'Customers' }} />}
        wayBack={<LinkButton to={paths.customers}>Back to customers</LinkButton>}
      >
        {(customer) => <CustomerDetails customer={customer} />}
      </RecordGate>
    </PageBody>
  );
}

function CustomerDetails({ customer }: { customer: Stored<Customer> }) {
  const can = useCan();
  const navigate = useNavigate();
  const { archive, restore, remove } = useCustomerActions(customer);
  const [isMerging, setIsMerging] = useState(false);
  const mayUpdate = can('update', 'customers');
  const isActive = customer.status === 'active';
  const isPhone = useIsPhone();
  const summary = <AskAboutButton label="Summary" task="summary" open={{ collection: 'customers', id: customer.id }} />;

  return (
    <>
      <PageHeader
        title={customer.name}
        back={{ to: paths.customers, label: 'Customers' }}
        badge={
          <span className={classes.badges}>
            {customer.isDoNotService && <DoNotServiceBadge />}
            {!isActive && <StatusBadge tone="neutral" label={customer.mergedIntoId === '' ? 'Archived' : 'Merged'} />}
            <TagList tags={customer.tags} />
          </span>
        }
        actions={
          <>
            {isActive && can('create', 'jobs') && (
              <LinkButton to={paths.jobNewFor(customer.id)} leftSection={<IconPlus size={18} aria-hidden />}>
                New job
              </LinkButton>
            )}
            {!isPhone && summary}
            {mayUpdate && (
              <LinkButton
                variant="default"
                to={paths.customerEdit(customer.id)}
                leftSection={<IconEdit size={18} aria-hidden />}
              >
                Edit
              </LinkButton>
            )}
            <CustomerMenu
              customer={customer}
              onArchive={() => void archive()}
              onRestore={() => void restore()}
              onMerge={() => setIsMerging(true)}
              onDelete={() => void remove()}
            />
          </>
        }
      />
      <CustomerBanners customer={customer} onRestore={mayUpdate ? () => void restore() : undefined} />
      <ContactLinks phone={customer.phone} email={customer.email} address={customer.billingAddress}>
        {isPhone && summary}
      </ContactLinks>
      <CustomerFigures customer={customer} />
      <PageTabsOf tabs={CUSTOMER_TABS} of={{ customer }} />
      {isMerging && (
        <MergeDialog
          customer={customer}
          onClose={() => setIsMerging(false)}
          onMerged={(survivorId) => {
            setIsMerging(false);
            if (survivorId !== customer.id) void navigate(paths.customerDetails(survivorId));
          }}
        />
      )}
    </>
  );
}
