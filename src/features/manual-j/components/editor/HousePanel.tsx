import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { withFloorAreaOfRooms } from '@/domain/load-calc/edit/areas';
import { Section } from '@/ui/layout/Section';
import { withHouse } from '../../editing/acceptValue';
import { fieldsOf } from '../../editing/listFields';
import { useEditing, useFields } from './editingContext';
import classes from './editor.module.css';
import { SchemaFields } from './fields/SchemaFields';
import { InfiltrationFields } from './InfiltrationFields';
import { ListSection } from './ListSection';
import { ProjectFields } from './ProjectFields';
import { RotateHouse } from './RotateHouse';
import { StationSection } from './StationSection';
import { UsualConstructions } from './UsualConstructions';

const FIRST_SITE_FIELDS = ['latitudeDeg', 'elevationFt'];

/** What belongs to the house as a whole. */
export function HousePanel() {
  const { editor } = useFields();
  const { draft } = useEditing();
  const { rooms = [], building } = draft.house;
  const inRooms = rooms.reduce((sum, { floorAreaFt2 }) => sum + floorAreaFt2, 0);
  return (
    <div className={classes['panels']}>
      <ProjectFields />
      <StationSection />
      <Section
        title="Design conditions"
        description="From the climate station and your thermostat settings. You can change every value."
      >
        <SchemaFields fields={fieldsOf('design')} path={['design']} />
      </Section>
      <Section title="Site">
        <SchemaFields fields={fieldsOf('site')} path={['site']} only={FIRST_SITE_FIELDS} />
        <More label="Wind and soil">
          <SchemaFields fields={fieldsOf('site')} path={['site']} without={FIRST_SITE_FIELDS} />
        </More>
      </Section>
      <Section
        title="Building"
        actions={
          inRooms > 0 &&
          inRooms !== building.conditionedFloorAreaFt2 && (
            <Button
              variant="default"
              onClick={() => editor.change('', (now) => withHouse(now, withFloorAreaOfRooms(now.house)))}
            >
              Floor area from the rooms
            </Button>
          )
        }
      >
        <SchemaFields fields={fieldsOf('building')} path={['building']} />
      </Section>
      <UsualConstructions />
      <RotateHouse />
      <InfiltrationFields />
      <ListSection part="ventilation" title="Ventilation" description="Fans that run all the time." />
      <Section title="People and appliances">
        <SchemaFields fields={fieldsOf('internalGains')} path={['internalGains']} />
      </Section>
      <Section title="Ducts">
        <SchemaFields fields={fieldsOf('airDistribution')} path={['airDistribution']} />
      </Section>
      <ListSection
        part="equipment"
        title="Equipment in the house"
        description="What is installed decides which duct, pipe and floor losses are counted."
      />
      <ListSection
        part="foundations"
        title="Foundations"
        description="The kinds there are. Walls, floors and slabs hold the rest."
      />
    </div>
  );
}

function More({ label, children }: { label: string; children: React.ReactNode }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <>
      <Button variant="subtle" ml="-0.75rem" mt="xs" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
      </Button>
      <Collapse expanded={isOpen} id={id}>
        {children}
      </Collapse>
    </>
  );
}
