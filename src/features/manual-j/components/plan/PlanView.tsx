import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import type { FloorPlan } from '@/domain/floor-plan/schema';
import { withoutVanished } from '@/domain/floor-plan/sync/vanished';
import type { LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { useUnits } from '@/entities/calculation/useUnits';
import { Section } from '@/ui/layout/Section';
import classes from './plan.module.css';
import { PlanLegend } from './PlanLegend';
import { planLoads, type PlanLoads, type Season } from '@/domain/floor-plan/planLoads';
import { PlanPaper } from './PlanPaper';
import { roomLabel, RoomText } from './RoomText';
import { usePlanScale } from './usePlanScale';

type PlanViewProps = { plan: FloorPlan; inputs: LoadInputs; result: LoadResult };

/** Shows the drawing read-only for reading and printing, one level below the other. */
export function PlanView({ plan: stored, inputs, result }: PlanViewProps) {
  const [season, setSeason] = useState<Season>('heating');
  const plan = withoutVanished(stored, inputs);
  const loads = planLoads(plan, inputs, result, season);
  const levels = plan.levels.flatMap(({ name }, level) =>
    plan.rooms.some((room) => room.level === level) ? [{ name, level }] : [],
  );
  if (levels.length === 0 || plan.isProposed) return null;
  return (
    <Section
      title="Floor plan"
      actions={
        <SegmentedControl
          aria-label="Load that is shown"
          value={season}
          data={[
            { value: 'heating', label: 'Heating' },
            { value: 'cooling', label: 'Cooling' },
          ]}
          onChange={(value) => setSeason(value)}
        />
      }
    >
      <Stack gap="md">
        {levels.map(({ name, level }) => (
          <div key={level}>
            {levels.length > 1 && (
              <Text fw={600} size="sm" mb={4}>
                {name}
              </Text>
            )}
            <Level plan={plan} level={level} loads={loads} />
          </div>
        ))}
        <PlanLegend loads={loads} />
      </Stack>
    </Section>
  );
}

function Level({ plan, level, loads }: { plan: FloorPlan; level: number; loads: PlanLoads }) {
  const { show } = useUnits();
  const { ref, width } = useElementSize();
  const scale = usePlanScale(plan, {
    widthPx: width,
    marginFt: 2.5,
    leastWidthFt: 20,
    leastDepthFt: 12,
    maxHeightPx: 520,
  });
  return (
    <div ref={ref} className={classes['board']} role="list" aria-label={plan.levels[level]?.name}>
      <PlanPaper plan={plan} level={level} scale={scale} loads={loads} selected="" />
      {plan.rooms
        .filter((room) => room.level === level)
        .map((room) => {
          const density = loads.of(room);
          const heightPx = room.depthFt * scale.pxPerFt;
          return (
            <div
              key={room.key}
              role="listitem"
              aria-label={roomLabel(room, density, loads.season, show)}
              className={classes['room']}
              style={{
                left: scale.x(room.xFt),
                top: scale.y(room.yFt),
                width: room.widthFt * scale.pxPerFt,
                height: heightPx,
              }}
            >
              <RoomText room={room} density={density} heightPx={heightPx} />
            </div>
          );
        })}
    </div>
  );
}
