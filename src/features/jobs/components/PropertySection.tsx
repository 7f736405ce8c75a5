import { Button, Group } from '@mantine/core';
import { IconNavigation } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import { equipmentName } from '@/domain/equipment/format';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { directionsTo } from '@/entities/job/reach';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import classes from './details.module.css';

/** Shows where the work is, directions and access, hazards, and the units being serviced. */
export function PropertySection({ job }: { job: Stored<Job> }) {
  const can = useCan();
  // On phones the buttons are within thumb reach: see JobBar.
  const isPhone = useIsPhone();
  const maySee = can('read', 'properties');
  const { data: property } = useRecord(collections.properties, job.propertyId, { isEnabled: maySee });
  const address = (property && formatAddress(property.address)) || job.propertyAddress;
  return (
    <Section title="Property">
      <div className={classes.stack}>
        {property?.hazards && (
          <InlineNotice tone="warning" title="Watch out for">
            {property.hazards}
          </InlineNotice>
        )}
        <DetailList
          columns={1}
          items={[
            { label: property?.label || 'Address', value: address },
            { label: 'Gate code', value: property?.gateCode, isHiddenWhenEmpty: true },
            {
              label: 'Access notes',
              value: property?.accessNotes && <span className={classes.text}>{property.accessNotes}</span>,
              isHiddenWhenEmpty: true,
            },
          ]}
        />
        {address !== '' && !isPhone && (
          <Group gap="xs" align="stretch">
            <Button
              component="a"
              href={directionsTo(address)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconNavigation size={18} aria-hidden />}
            >
              Navigate
            </Button>
          </Group>
        )}
        {job.equipmentIds.length > 0 && maySee && (
          <div>
            <span className={classes.label}>Equipment</span>
            <ul className={classes.checks}>
              {job.equipmentIds.map((id) => (
                <EquipmentLine key={id} id={id} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

function EquipmentLine({ id }: { id: string }) {
  const { company } = useSession();
  const { data: unit, isLoading, isError } = useRecord(collections.equipment, id);
  if (isLoading) return <li className={classes.check}>…</li>;
  if (!unit || isError) return <li className={classes.check}>Removed unit</li>;
  const details = [
    unit.serial && `Serial ${unit.serial}`,
    unit.location,
    unit.refrigerant,
    unit.warrantyUntil && `Warranty until ${formatDate(unit.warrantyUntil, company.timeZone)}`,
  ];
  return (
    <li className={classes.check}>
      {equipmentName(unit)}
      <div className={classes.who}>{details.filter(Boolean).join(' · ')}</div>
    </li>
  );
}
