import { Group } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CustomersPicture } from '@/ui/feedback/pictures/CustomersPicture';
import { LinkButton } from '@/ui/links/LinkButton';

/** Empty state for a new company: the two ways to add customers. */
export function FirstCustomerState({ mayCreate, mayImport }: { mayCreate: boolean; mayImport: boolean }) {
  return (
    <EmptyState
      picture={<CustomersPicture />}
      title="No customers yet"
      text="Add the people you work for, or import them from Jobber, Housecall Pro, QuickBooks or a spreadsheet."
      action={
        <Group justify="center">
          {mayCreate && (
            <LinkButton to={paths.customerNew} leftSection={<IconPlus size={18} aria-hidden />}>
              Add your first customer
            </LinkButton>
          )}
          {mayImport && (
            <LinkButton
              variant="default"
              to={paths.customerImport}
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              Import from a file
            </LinkButton>
          )}
        </Group>
      }
    />
  );
}
