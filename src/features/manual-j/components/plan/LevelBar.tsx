import { Button, Group, Menu, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { addBasement, addFloorAbove, canAddLevel, changeLevel, removeLevel } from '@/domain/floor-plan/edit/levels';
import { ABOVE, BELOW, type PlanLevel } from '@/domain/floor-plan/schema';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { QuantityField } from '../quick/QuantityField';
import classes from './plan.module.css';

const BELOW_WORDS: Readonly<Partial<Record<PlanLevel['below'], string>>> = {
  slab: 'Slab on the ground',
  outside: 'Open air',
  nothing: 'Enter it in the table',
};

/** Shows the levels as tabs, adds one, and edits what is above and below the selected one. */
export function LevelBar({ editing }: { editing: PlanEditing }) {
  const { plan, level, setLevel, change } = editing;
  const [isOpen, { toggle }] = useDisclosure(false);
  const shown = plan.levels[level];
  const add = (edit: typeof addBasement, next: (count: number) => number): void => {
    change('', edit);
    setLevel(next(plan.levels.length));
  };
  return (
    <div className={classes['fields']}>
      <Group gap="xs" justify="space-between">
        <SegmentedControl
          aria-label="Level"
          value={String(level)}
          data={plan.levels.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={(value) => {
            setLevel(Number(value));
            editing.select('');
          }}
        />
        <span>
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            leftSection={<IconSettings size={18} aria-hidden />}
            onClick={toggle}
          >
            Above and below
          </Button>
          {canAddLevel(plan) && (
            <Menu withinPortal>
              <Menu.Target>
                <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden />}>
                  Level
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => add(addFloorAbove, (count) => count)}>Floor on top</Menu.Item>
                <Menu.Item onClick={() => add(addBasement, () => 0)}>Heated basement below</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </span>
      </Group>
      {isOpen && shown && <LevelFields key={level} index={level} level={shown} editing={editing} />}
    </div>
  );
}

function LevelFields({ index, level, editing }: { index: number; level: PlanLevel; editing: PlanEditing }) {
  const { plan, change, settle } = editing;
  const set = (step: string, changes: Partial<PlanLevel>): void =>
    change(step, (now) => changeLevel(now, index, changes));
  const canRemove = plan.levels.length > 1 && !plan.rooms.some((room) => room.level === index);
  return (
    <div className={classes['pair']} onBlur={settle}>
      <TextInput
        label="Name of the level"
        maxLength={60}
        defaultValue={level.name}
        onBlur={(event) => {
          const name = event.currentTarget.value.trim();
          if (name !== '' && name !== level.name) set('', { name });
        }}
      />
      <QuantityField
        label="Ceiling height"
        quantity="length"
        value={level.ceilingHeightFt}
        error={level.ceilingHeightFt < 6 || level.ceilingHeightFt > 20 ? '6 to 20 ft' : undefined}
        onChange={(value) => {
          if (value !== undefined && value >= 6 && value <= 20)
            set(`plan level ${index} height`, { ceilingHeightFt: value });
        }}
      />
      <NativeSelect
        label="Below its floors"
        description="Where no room of the level below is"
        value={level.below}
        data={BELOW.map((value) => ({ value, label: BELOW_WORDS[value] ?? choiceWords(value) }))}
        onChange={(event) => set('', { below: event.currentTarget.value as PlanLevel['below'] })}
      />
      <NativeSelect
        label="Above its ceilings"
        description="Where no room of the level above is"
        value={level.above}
        data={ABOVE.map((value) => ({ value, label: BELOW_WORDS[value as PlanLevel['below']] ?? choiceWords(value) }))}
        onChange={(event) => set('', { above: event.currentTarget.value as PlanLevel['above'] })}
      />
      <QuantityField
        label="Depth in the ground"
        quantity="length"
        description="0 = above grade"
        value={level.belowGradeFt}
        onChange={(value) => {
          if (value !== undefined && value >= 0 && value <= 20)
            set(`plan level ${index} depth`, { belowGradeFt: value });
        }}
      />
      {canRemove && (
        <Button
          variant="default"
          mt={24}
          onClick={() => {
            change('', (now) => removeLevel(now, index));
            editing.setLevel(0);
          }}
        >
          Remove this level
        </Button>
      )}
    </div>
  );
}
