import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { arrangeRooms } from '@/domain/floor-plan/arrangeRooms';
import { OPENING_PRESETS, USUAL_WINDOW } from '@/domain/floor-plan/edit/openings';
import { isBlankHouse } from '@/domain/floor-plan/startPlan';
import { undoLater } from '@/entities/calculation/undoLater';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { withEmptyPlan } from '../../editing/planEditing';
import { usePlanEditing, type PlanEditing } from '../../hooks/usePlanEditing';
import { useEditing, useFields } from '../editor/editingContext';
import { LevelBar } from './LevelBar';
import classes from './plan.module.css';
import { PlanBoard } from './PlanBoard';
import { PlanLegend } from './PlanLegend';
import { planLoads, type Season } from '@/domain/floor-plan/planLoads';
import { PlanNotes } from './PlanNotes';
import { PlanRoomList } from './PlanRoomList';
import { ProposedPlan } from './ProposedPlan';
import { QuickRooms } from './QuickRooms';
import { ROOM_NAME_ID, RoomCard } from './RoomCard';
import { TurnHouse } from './TurnHouse';

/** Shows the house as a drawing, or ways to start one. */
export function PlanPanel() {
  const editing = usePlanEditing();
  return editing ? <Drawing editing={editing} /> : <NoDrawing />;
}

function NoDrawing() {
  const { editor } = useFields();
  const { draft } = useEditing();
  const isBlank = isBlankHouse(draft.house);
  const draw = (): void => editor.change('', withEmptyPlan);
  return (
    <Section title="Plan">
      <EmptyState
        title="No drawing yet"
        text={
          isBlank
            ? 'Type or drag rooms onto a plan. Walls, directions, ceilings and floors follow from it.'
            : 'Your rooms are laid out as rectangles for you to put right. No load changes until you take the drawing.'
        }
        action={
          isBlank ? (
            <Button onClick={draw}>Draw the house</Button>
          ) : (
            <>
              <Button onClick={() => editor.change('', (now) => ({ ...now, floorPlan: arrangeRooms(now.house) }))}>
                Draw it from the rooms
              </Button>{' '}
              <Button variant="default" onClick={draw}>
                Start empty
              </Button>
            </>
          )
        }
      />
    </Section>
  );
}

const SEASONS: readonly { value: Season; label: string }[] = [
  { value: 'heating', label: 'Heating' },
  { value: 'cooling', label: 'Cooling' },
];

function Drawing({ editing }: { editing: PlanEditing }) {
  const { editor } = useFields();
  const { calculated, result } = useEditing();
  const [season, setSeason] = useState<Season>('heating');
  const [preset, setPreset] = useState(OPENING_PRESETS[0]?.id ?? '');
  const { plan, selected } = editing;
  const loads = planLoads(plan, calculated, result, season);
  const opening = plan.openings.find(({ key }) => key === selected);
  const room = plan.rooms.find(({ key }) => key === (opening?.room ?? selected));
  const drop = (): void => {
    editor.change('', (now) => ({ ...now, floorPlan: null }));
    notify.info('The drawing is removed. Its rooms and surfaces stay in the table.', {
      undo: undoLater(editor, 'floorPlan'),
    });
  };
  return (
    <div className={classes['panel']}>
      <div className={classes['main']}>
        {plan.isProposed && <ProposedPlan editing={editing} />}
        <QuickRooms editing={editing} />
        <LevelBar editing={editing} />
        <PlanBoard
          editing={editing}
          loads={loads}
          preset={OPENING_PRESETS.find(({ id }) => id === preset) ?? USUAL_WINDOW}
          onEnter={() => requestAnimationFrame(() => document.getElementById(ROOM_NAME_ID)?.focus())}
        />
        <Group gap="xs" justify="space-between">
          <SegmentedControl
            aria-label="Load that is shown"
            value={season}
            data={[...SEASONS]}
            onChange={(value) => setSeason(value)}
          />
          <PlanLegend loads={loads} />
          <TurnHouse editing={editing} />
        </Group>
        <PlanNotes editing={editing} />
        <Text size="sm" c="dimmed">
          Drag on the paper for a new room. On a room: arrows move it, Shift and arrows resize it, Enter goes to its
          name, Delete removes it, Ctrl+D copies it. Thick walls are outside, dashed ones border on a garage.
        </Text>
      </div>
      <div className={classes['aside']}>
        {room && <RoomCard room={room} editing={editing} preset={preset} onPreset={setPreset} />}
        <PlanRoomList editing={editing} loads={loads} />
        <Button variant="subtle" color="gray" onClick={drop}>
          Remove the drawing
        </Button>
      </div>
    </div>
  );
}
