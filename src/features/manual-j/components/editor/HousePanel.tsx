import { Button, Text, Stack } from '@mantine/core';
import { withFloorAreaOfRooms } from '@/domain/load-calc/edit/areas';
import { useUnits } from '@/entities/calculation/useUnits';
import { Section } from '@/ui/layout/Section';
import { withHouse } from '../../editing/acceptValue';
import { fieldsOf } from '../../editing/listFields';
import { partSummary } from '../../editing/partSummary';
import { useEditing, useFields } from './editingContext';
import { SchemaFields } from './fields/SchemaFields';
import { HousePart } from './HousePart';
import { InfiltrationFields } from './InfiltrationFields';
import { ListSection } from './ListSection';
import { CalculationFields } from '@/entities/calculation/CalculationFields';
import { RotateHouse } from './RotateHouse';
import { StationSection } from './StationSection';
import { UsualConstructions } from './UsualConstructions';

/** Edits whole-house settings: those every house needs are in view, the rest collapse to a line each. */
export function HousePanel() {
  const { editor } = useFields();
  const { draft } = useEditing();
  const { rooms = [], building } = draft.house;
  const inRooms = rooms.reduce((sum, { floorAreaFt2 }) => sum + floorAreaFt2, 0);
  return (
    <Stack>
      <CalculationFields editor={editor} draft={draft} />
      <StationSection />
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
      <GroupPart part="design" title="Design conditions">
        From the climate station and your thermostat settings. You can change every value.
      </GroupPart>
      <InfiltrationFields />
      <ListSection part="ventilation" title="Ventilation" description="Fans that run all the time." />
      <GroupPart part="internalGains" title="People and appliances" />
      <GroupPart part="airDistribution" title="Ducts" />
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
      <GroupPart part="site" title="Site, wind and soil" />
      <RotateHouse />
    </Stack>
  );
}

type GroupPartProps = {
  part: 'design' | 'internalGains' | 'airDistribution' | 'site';
  title: string;
  /** Sentence above the fields. */
  children?: string;
};

/** Edits one group of the record, collapsed by default. */
function GroupPart({ part, title, children }: GroupPartProps) {
  const { draft } = useEditing();
  const { system } = useUnits();
  return (
    <HousePart title={title} summary={partSummary(fieldsOf(part), draft.house[part], system)}>
      {children !== undefined && (
        <Text c="dimmed" size="sm" mb="xs">
          {children}
        </Text>
      )}
      <SchemaFields fields={fieldsOf(part)} path={[part]} />
    </HousePart>
  );
}
