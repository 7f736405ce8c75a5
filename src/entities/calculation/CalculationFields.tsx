import { Textarea, TextInput } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { notify } from '@/ui/feedback/notify';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import type { DraftOf } from './calculationKind';

/** A calculation's customer, place and title. */
type Named = Record<'title' | 'address' | 'notes' | 'customerId' | 'customerName' | 'propertyId' | 'jobId', string>;

type CalculationFieldsProps<W extends Named> = {
  editor: { change: (key: string, edit: (draft: DraftOf<W>) => DraftOf<W>) => void; settle: () => void };
  draft: Named;
};

/** Edits the calculation's name, customer, address and notes. */
export function CalculationFields<W extends Named>({ editor, draft }: CalculationFieldsProps<W>) {
  const can = useCan();
  const { repository } = useWorkspace();
  const set =
    (field: 'title' | 'address' | 'notes') =>
    (event: { currentTarget: { value: string } }): void => {
      const { value } = event.currentTarget;
      editor.change(field, (now) => ({ ...now, [field]: value }));
    };
  const setCustomer = async (id: string): Promise<void> => {
    if (id === draft.customerId) return;
    try {
      const customerName = id === '' ? '' : (await repository(collections.customers).getById(id)).name;
      editor.change('', (now) => ({ ...now, customerId: id, customerName, propertyId: '', jobId: '' }));
    } catch (error) {
      notify.error(error);
    }
  };
  const setProperty = async (id: string): Promise<void> => {
    try {
      const address = id === '' ? '' : formatAddress((await repository(collections.properties).getById(id)).address);
      editor.change('', (now) => ({ ...now, propertyId: id, address: address || now.address }));
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Section title="Calculation">
      <Pair least="22rem" gap="sm" mayLeaveRoom>
        <TextInput
          label="Name"
          required
          maxLength={160}
          data-path="title"
          value={draft.title}
          onChange={set('title')}
          onBlur={editor.settle}
          error={draft.title.trim() === '' && 'Give the calculation a name. The former one is kept until then.'}
        />
        {can('read', 'customers') && (
          <>
            <CustomerPicker
              label="Customer"
              value={draft.customerId}
              onChange={(id) => void setCustomer(id)}
              offersNew
            />
            <PropertyPicker
              customerId={draft.customerId}
              label="Property"
              value={draft.propertyId}
              onChange={(id) => void setProperty(id)}
            />
          </>
        )}
        <TextInput
          label="Address"
          maxLength={600}
          value={draft.address}
          onChange={set('address')}
          onBlur={editor.settle}
        />
        <Textarea
          label="Notes"
          rows={2}
          maxLength={5000}
          value={draft.notes}
          onChange={set('notes')}
          onBlur={editor.settle}
        />
      </Pair>
    </Section>
  );
}
