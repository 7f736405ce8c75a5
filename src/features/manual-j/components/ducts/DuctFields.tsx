import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { DUCT_MATERIALS } from '@/domain/duct-design/friction';
import { addDuct, changeDuct, moveDuct, possibleParents, removeDuct } from '@/domain/duct-design/plan/editPlan';
import { plannedDuctSchema, type DuctPlan, type PlannedDuct } from '@/domain/duct-design/plan/schema';
import type { DuctSize } from '@/domain/duct-design/sizeDuct';
import { Pair } from '@/ui/layout/Pair';
import { DuctFittings } from './DuctFittings';
import { DuctNumber } from './DuctNumber';

const UNIT = 'The unit';
const MATERIALS = Object.entries(DUCT_MATERIALS).map(([value, { label }]) => ({ value, label }));
const NUMBERS = plannedDuctSchema.shape;

type DuctFieldsProps = {
  plan: DuctPlan;
  duct: PlannedDuct;
  /** Currently designed size. */ size: DuctSize | undefined;
  rooms: readonly string[];
  /** `step`: consecutive equal steps are a single undo. */
  onChange: (step: string, plan: DuctPlan, selected?: string) => void;
};

/** Edits one duct and its parent. */
export function DuctFields({ plan, duct, size, rooms, onChange }: DuctFieldsProps) {
  const { id } = duct;
  const change = (field: keyof PlannedDuct, changes: Partial<PlannedDuct>): void =>
    onChange(`ducts.${id}.${field}`, changeDuct(plan, id, changes));
  const rename = (name: string): void => {
    if (name.trim() !== '' && name.length <= 80 && !plan.sections.some((each) => each.id === name))
      onChange('ducts.name', changeDuct(plan, id, { id: name }), name);
  };
  const add = (): void => {
    const added = addDuct(plan, duct.side, id);
    onChange('', added.plan, added.id);
  };
  return (
    <Stack gap="sm">
      <Pair least="11rem" gap="sm" isEven>
        <TextInput
          key={id}
          label="Name"
          defaultValue={id}
          maxLength={80}
          onBlur={({ currentTarget }) => rename(currentTarget.value.trim())}
          autoComplete="off"
        />
        <Select
          label="Connected to"
          data={[{ value: '', label: UNIT }, ...possibleParents(plan, id)]}
          value={duct.parent}
          onChange={(parent) => onChange('', moveDuct(plan, id, parent ?? ''))}
          allowDeselect={false}
        />
        <DuctNumber
          key={`${id} length`}
          label={duct.isLengthGuessed ? 'Length (a guess: measure it)' : 'Length'}
          quantity="length"
          value={duct.lengthFt}
          schema={NUMBERS.lengthFt}
          onChange={(lengthFt) => change('lengthFt', { lengthFt, isLengthGuessed: false })}
        />
        <Select
          label="Material"
          data={MATERIALS}
          value={duct.material}
          onChange={(value) => change('material', { material: NUMBERS.material.catch(duct.material).parse(value) })}
          allowDeselect={false}
        />
        <DuctNumber
          key={`${id} height`}
          label="Height, if rectangular"
          quantity="thickness"
          value={duct.heightIn}
          schema={NUMBERS.heightIn.unwrap()}
          placeholder="Round"
          onChange={(heightIn) => change('heightIn', { heightIn })}
        />
        <DuctNumber
          key={`${id} built`}
          label="Diameter, if it is there"
          quantity="thickness"
          value={duct.builtDiameterIn}
          schema={NUMBERS.builtDiameterIn.unwrap()}
          placeholder="As designed"
          onChange={(builtDiameterIn) => change('builtDiameterIn', { builtDiameterIn })}
        />
        <MultiSelect
          label={duct.side === 'supply' ? 'Rooms that it blows into' : 'Rooms that it takes air from'}
          data={[...rooms]}
          value={duct.rooms.filter((room) => rooms.includes(room))}
          onChange={(chosen) => change('rooms', { rooms: chosen })}
          maxValues={20}
        />
      </Pair>
      <DuctFittings duct={duct} size={size} onChange={(fittings) => change('fittings', { fittings })} />
      <Group gap="xs">
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          Add a duct to it
        </Button>
        <Button
          variant="text"
          c="var(--fw-danger-fg)"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => onChange('', removeDuct(plan, id), duct.parent)}
        >
          Remove {id}
        </Button>
      </Group>
    </Stack>
  );
}
