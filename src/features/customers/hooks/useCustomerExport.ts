import { useRef } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readEveryRecord } from '@/data/records/readEveryRecord';
import { formatAddress } from '@/domain/contact/format';
import { CUSTOMER_COLUMNS } from '@/domain/customer/columns';
import type { Customer } from '@/domain/customer/schema';
import { EQUIPMENT_COLUMNS } from '@/domain/equipment/columns';
import { NOTE_COLUMNS } from '@/domain/note/columns';
import { PROPERTY_COLUMNS } from '@/domain/property/columns';
import { tableOf } from '@/domain/record/columns';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport, type FurtherFile } from '@/entities/record/useListExport';

/** Exports customers with their service addresses, equipment, and notes as four CSV files in one ZIP, which can be imported again. */
export function useCustomerExport() {
  const clock = useExportClock();
  const workspace = useWorkspace();
  const { settings } = useWorkSettings();
  /** Names of the customers in the running export, by id. */
  const names = useRef(new Map<string, string>());
  const customers = tableOf(CUSTOMER_COLUMNS, { ...clock, settings });

  const further = async ({ isStopped }: { isStopped: () => boolean }): Promise<FurtherFile[]> => {
    const customerNameOf = (id: string): string => names.current.get(id) ?? '';
    const addresses = new Map<string, string>();
    const keep = ({ customerId }: { customerId: string }): boolean => names.current.has(customerId);
    const properties = tableOf(PROPERTY_COLUMNS, { ...clock, customerNameOf });
    const places = await readEveryRecord(workspace, collections.properties, {
      query: {},
      keep,
      isStopped,
      rowOf: (property) => {
        addresses.set(property.id, property.label || formatAddress(property.address));
        return properties.rowsOf(property);
      },
    });
    const propertyAddressOf = (id: string): string => addresses.get(id) ?? '';
    const equipment = tableOf(EQUIPMENT_COLUMNS, { ...clock, customerNameOf, propertyAddressOf });
    const units = await readEveryRecord(workspace, collections.equipment, {
      query: {},
      keep,
      isStopped,
      rowOf: equipment.rowsOf,
    });
    const notes = tableOf(NOTE_COLUMNS, { ...clock, customerNameOf });
    const written = await readEveryRecord(workspace, collections.notes, {
      query: {},
      keep,
      isStopped,
      rowOf: notes.rowsOf,
    });
    return [
      { name: 'service-addresses', header: properties.header, lines: places.rows.flat(), damaged: places.damaged },
      { name: 'equipment', header: equipment.header, lines: units.rows.flat(), damaged: units.damaged },
      { name: 'notes', header: notes.header, lines: written.rows.flat(), damaged: written.damaged },
    ];
  };

  return useListExport(collections.customers, {
    header: customers.header,
    rowsOf: (customer: Stored<Customer>) => {
      names.current.set(customer.id, customer.name);
      return customers.rowsOf(customer);
    },
    noun: 'customer',
    further,
  });
}
