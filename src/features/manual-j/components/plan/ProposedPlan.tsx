import { Button, Group, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { coolingLoad } from '@/domain/load-calc/report/blockFigures';
import { useUnits } from '@/entities/calculation/useUnits';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { houseAsDrawn } from '../../editing/planEditing';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import { useEditing, useFields } from '../editor/editingContext';

/** Shows a drawing proposed from typed rooms, with the loads it would give, to accept or reject. */
export function ProposedPlan({ editing }: { editing: PlanEditing }) {
  const { editor } = useFields();
  const { draft, result, usual } = useEditing();
  const { show } = useUnits();
  const [house, plan] = [useDeferredValue(draft.house), useDeferredValue(editing.plan)];
  const drawn = useMemo(() => {
    const { inputs } = readInputs(houseAsDrawn(house, plan, usual));
    return inputs && calculateLoads(inputs).block;
  }, [house, plan, usual]);
  return (
    <InlineNotice tone="info" role="status" title="Laid out from your rooms: nothing of it counts yet">
      <Text size="sm">
        A list does not say which rooms touch. Drag them to where they are, then take the drawing. Walls, ceilings and
        floors get its sizes and keep what they are made of.
      </Text>
      {drawn && (
        <Text size="sm" mt={4}>
          As drawn now: heating {show(drawn.heating.total.value, 'load')} (typed{' '}
          {show(result.block.heating.total.value, 'load')}), cooling {show(coolingLoad(drawn).value, 'load')} (typed{' '}
          {show(coolingLoad(result.block).value, 'load')}).
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => editing.change('', (now) => ({ ...now, isProposed: false }))}>
          Take the drawing
        </Button>
        <Button variant="subtle" onClick={() => editor.change('', (now) => ({ ...now, floorPlan: null }))}>
          Discard it
        </Button>
      </Group>
    </InlineNotice>
  );
}
