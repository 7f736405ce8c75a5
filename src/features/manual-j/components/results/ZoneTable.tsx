import { Text } from '@mantine/core';
import type { Airflows } from '@/domain/load-calc/report/airflowFigures';
import { hourText } from '@/domain/load-calc/report/glassFigures';
import type { LoadResult } from '@/domain/load-calc/result';
import { zoneAirflows, zonePlan } from '@/domain/load-calc/room-by-room/zones';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { useUnits } from '@/entities/calculation/useUnits';
import { ExplainedNumber } from './ExplainedNumber';
import { FigureTable } from './FigureTable';

type ZoneTableProps = { inputs: LoadInputs; result: LoadResult; air: Airflows };

/** Shows the zones of a multi-zone house, with their rooms and each one's peak hour. */
export function ZoneTable({ inputs, result, air }: ZoneTableProps) {
  const { unit } = useUnits();
  const plan = zonePlan(inputs, result);
  if (!plan) return null;
  const flows = zoneAirflows(plan, air.rooms);
  return (
    <div>
      <Text fw={600} size="sm">
        Zones
      </Text>
      <Text size="sm" c="dimmed">
        {plan.by === 'zone' ? 'By the zones that were entered for the rooms.' : 'By level, as no zones were entered.'}
      </Text>
      <FigureTable
        caption="Zones of the house"
        columns={[
          'Zone',
          `Heating, ${unit('load')}`,
          `Sensible cooling, ${unit('load')}`,
          `Air, ${unit('airflow')}`,
          'Glass at its most',
          'Rooms',
        ]}
        rows={plan.zones.map(({ name, heating, coolingSensible, peakHour, rooms }, index) => ({
          id: name,
          label: name,
          cells: [
            <ExplainedNumber key="heating" derived={heating} isUnitHidden label={`${name}, heating load`} />,
            <ExplainedNumber key="cooling" derived={coolingSensible} isUnitHidden label={`${name}, cooling load`} />,
            flows[index] ? (
              <ExplainedNumber key="air" derived={flows[index].design} isUnitHidden label={`${name}, airflow`} />
            ) : (
              '–'
            ),
            hourText(peakHour),
            rooms.join(', '),
          ],
        }))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        Zones peak at different hours: together they need <ExplainedNumber derived={plan.diversity} /> more cooling than
        the house before its ventilation and blower heat. One machine for all is chosen by the house.
      </Text>
    </div>
  );
}
