import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import type { Customer } from '@/domain/customer/schema';
import type { Equipment } from '@/domain/equipment/schema';
import { PROPERTY_LIMIT, type Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { useEquipment } from '@/entities/equipment/useEquipment';
import { useProperties } from '@/entities/property/useProperties';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CustomersPicture } from '@/ui/feedback/pictures/CustomersPicture';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { usePropertyActions } from '../../hooks/usePropertyActions';
import classes from '../details/details.module.css';
import { EquipmentDrawer } from './EquipmentDrawer';
import { MovePropertyDialog } from './MovePropertyDialog';
import { PropertyCard, type PropertyMay } from './PropertyCard';
import { PropertyDrawer } from './PropertyDrawer';

type Open =
  | { kind: 'property'; property: Stored<Property> | null }
  | { kind: 'unit'; propertyId: string; unit: Stored<Equipment> | null }
  | { kind: 'move'; property: Stored<Property> };

/** Lists the customer's properties and the equipment at each. */
export function PropertiesSection({ customer }: { customer: Stored<Customer> }) {
  const { id: customerId } = customer;
  const can = useCan();
  const { properties, isLoading, error, refetch } = useProperties(customerId);
  const { equipment } = useEquipment(customerId);
  const actions = usePropertyActions();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const unitsAt = (propertyId: string) => equipment.filter((unit) => unit.propertyId === propertyId);
  const mayAdd = can('create', 'properties');
  const may: PropertyMay = {
    edit: can('update', 'properties'),
    remove: can('delete', 'properties'),
    addUnit: can('create', 'equipment'),
    editUnit: can('update', 'equipment'),
    removeUnit: can('delete', 'equipment'),
    calculate: can('create', 'manualJ'),
    calculatePipes: can('create', 'plumbingCalc'),
  };
  const addButton = mayAdd && properties.length < PROPERTY_LIMIT && (
    <Button
      variant={properties.length === 0 ? 'default' : 'text'}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen({ kind: 'property', property: null })}
    >
      Add property
    </Button>
  );

  return (
    <Section title="Properties" actions={properties.length > 0 && addButton}>
      {isLoading && <LoadingRows rows={2} label="Loading properties" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!isLoading && !error && properties.length === 0 && (
        <EmptyState
          picture={<CustomersPicture />}
          title="No property yet"
          text="Where the work is, how to get in, and what equipment is there."
          action={addButton}
        />
      )}
      <div className={classes.properties}>
        {properties.map((property) => (
          <PropertyCard
            key={property.id}
            property={property}
            equipment={unitsAt(property.id)}
            may={may}
            onEdit={() => setOpen({ kind: 'property', property })}
            onMove={() => setOpen({ kind: 'move', property })}
            onRemove={() => void actions.remove(property)}
            onAddUnit={() => setOpen({ kind: 'unit', propertyId: property.id, unit: null })}
            onEditUnit={(unit) => setOpen({ kind: 'unit', propertyId: property.id, unit })}
            onRemoveUnit={(unit) => void actions.removeUnit(unit)}
          />
        ))}
      </div>
      {open?.kind === 'property' && <PropertyDrawer customer={customer} property={open.property} onClose={close} />}
      {open?.kind === 'unit' && (
        <EquipmentDrawer customerId={customerId} propertyId={open.propertyId} unit={open.unit} onClose={close} />
      )}
      {open?.kind === 'move' && (
        <MovePropertyDialog
          property={open.property}
          unitCount={unitsAt(open.property.id).length}
          onClose={close}
          onMove={async (newOwner) => {
            if (await actions.move(open.property, unitsAt(open.property.id), newOwner)) close();
          }}
        />
      )}
    </Section>
  );
}
