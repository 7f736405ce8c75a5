import { ActionIcon, Button, Group } from '@mantine/core';
import { IconDroplet, IconMapPin, IconPlus, IconTemperature } from '@tabler/icons-react';
import { formatAddress } from '@/domain/contact/format';
import { mapLink } from '@/domain/contact/links';
import type { Equipment } from '@/domain/equipment/schema';
import { propertyName } from '@/domain/property/format';
import type { Property } from '@/domain/property/schema';
import { PROPERTY_USE_LABELS } from '@/domain/property/use';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { NameplateButton } from '@/entities/assistant/NameplateButton';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { DetailList } from '@/ui/layout/DetailList';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from '../details/details.module.css';
import { EquipmentLine } from './EquipmentLine';
import { PlaceNotice } from './PlaceNotice';
import { PropertyMenu } from './PropertyMenu';

export type PropertyMay = {
  edit: boolean;
  remove: boolean;
  addUnit: boolean;
  editUnit: boolean;
  removeUnit: boolean;
  calculate: boolean;
  calculatePipes: boolean;
};

type PropertyCardProps = {
  property: Stored<Property>;
  equipment: readonly Stored<Equipment>[];
  may: PropertyMay;
  onEdit: () => void;
  onMove: () => void;
  onRemove: () => void;
  onAddUnit: () => void;
  onEditUnit: (unit: Stored<Equipment>) => void;
  onRemoveUnit: (unit: Stored<Equipment>) => void;
};

/** Shows a property: directions and access, hazards, and equipment. */
export function PropertyCard({
  property,
  equipment,
  may,
  onEdit,
  onMove,
  onRemove,
  onAddUnit,
  onEditUnit,
  onRemoveUnit,
}: PropertyCardProps) {
  const name = propertyName(property);
  const map = mapLink(property.address, property.pin);
  const address = formatAddress(property.address);
  return (
    <article className={classes.property} aria-label={name}>
      <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
        <div className={classes.main}>
          <h3 className={classes.name}>{name}</h3>
          {address !== '' && address !== name && <div className={classes.second}>{address}</div>}
          <div className={classes.second}>{PROPERTY_USE_LABELS[property.use]}</div>
        </div>
        {map !== '' && (
          <ActionIcon component="a" href={map} target="_blank" rel="noreferrer" aria-label={`Map of ${name}`}>
            <IconMapPin size={18} />
          </ActionIcon>
        )}
        {may.edit && (
          <PropertyMenu name={name} onEdit={onEdit} onMove={onMove} onRemove={may.remove ? onRemove : undefined} />
        )}
      </Group>
      <PlaceNotice property={property} onCorrect={may.edit ? onEdit : undefined} />
      {property.hazards !== '' && (
        <InlineNotice tone="warning" title="Watch out for">
          {property.hazards}
        </InlineNotice>
      )}
      {(property.gateCode !== '' || property.accessNotes !== '') && (
        <DetailList
          items={[
            { label: 'Gate code', value: property.gateCode, isHiddenWhenEmpty: true },
            { label: 'Access notes', value: property.accessNotes, isHiddenWhenEmpty: true },
          ]}
        />
      )}
      {equipment.length > 0 && (
        <ul className={classes.list} aria-label={`Equipment at ${name}`}>
          {equipment.map((unit) => (
            <EquipmentLine
              key={unit.id}
              unit={unit}
              onEdit={may.editUnit ? () => onEditUnit(unit) : undefined}
              onRemove={may.removeUnit ? () => onRemoveUnit(unit) : undefined}
            />
          ))}
        </ul>
      )}
      {(may.addUnit || may.calculate || may.calculatePipes) && (
        <Group gap="md">
          {may.addUnit && (
            <Button
              variant="text"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={onAddUnit}
              aria-label={`Add equipment at ${name}`}
            >
              Add equipment
            </Button>
          )}
          {may.addUnit && <NameplateButton propertyId={property.id} propertyName={name} />}
          {may.calculate && (
            <LinkButton
              variant="text"
              leftSection={<IconTemperature size={16} aria-hidden />}
              to={paths.manualJNewFor({ customerId: property.customerId, propertyId: property.id })}
              aria-label={`New load calculation for ${name}`}
            >
              Load calculation
            </LinkButton>
          )}
          {may.calculatePipes && (
            <LinkButton
              variant="text"
              leftSection={<IconDroplet size={16} aria-hidden />}
              to={paths.plumbingCalcNewFor({ customer: property.customerId, property: property.id })}
              aria-label={`New plumbing calculation for ${name}`}
            >
              Plumbing calculation
            </LinkButton>
          )}
        </Group>
      )}
    </article>
  );
}
