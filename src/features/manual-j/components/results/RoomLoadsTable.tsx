import { Stack, Text } from '@mantine/core';
import type { Derived } from '@/domain/load-calc/derived';
import type { Airflows } from '@/domain/load-calc/report/airflowFigures';
import { roomRows, roomSums } from '@/domain/load-calc/report/roomFigures';
import type { LoadResult } from '@/domain/load-calc/result';
import { useUnits } from '@/entities/calculation/useUnits';
import { BarChart } from '@/ui/charts/BarChart';
import { ExplainedNumber } from './ExplainedNumber';
import { FigureTable } from './FigureTable';

const LEGEND = [
  { tone: 'heat', label: 'Heating' },
  { tone: 'cool', label: 'Sensible cooling' },
] as const;

/** Shows each room's loads and airflow, with totals. */
export function RoomLoadsTable({ result, air }: { result: LoadResult; air: Airflows }) {
  const { show, unit } = useUnits();
  const rows = roomRows(result, air);
  if (rows.length === 0)
    return <Text c="dimmed">Add rooms to see what each of them needs. The loads of the house hold without them.</Text>;
  const cell = (room: string, what: string, derived: Derived | undefined) =>
    derived ? <ExplainedNumber derived={derived} isUnitHidden label={`${room}, ${what}`} /> : '–';
  const perArea = (value: number | null): string =>
    value === null ? '–' : show(value, 'loadPerArea', { isBare: true });
  const all = roomSums(rows);
  const airText = (cfm: number | undefined): string =>
    cfm === undefined ? '–' : show(cfm, 'airflow', { isBare: true });
  const perAreaOf = (btuh: number): string => perArea(all.floorAreaFt2 > 0 ? btuh / all.floorAreaFt2 : null);
  return (
    <Stack gap="lg">
      <BarChart
        caption={`Heating and sensible cooling by room, ${unit('load')}`}
        legend={LEGEND}
        rows={rows.map(({ id, heating, sensible }) => ({
          id,
          label: id,
          bars: [
            { text: show(heating.value, 'load', { isBare: true }), pieces: [{ tone: 'heat', value: heating.value }] },
            { text: show(sensible.value, 'load', { isBare: true }), pieces: [{ tone: 'cool', value: sensible.value }] },
          ],
        }))}
      />
      <FigureTable
        caption="Loads and air by room"
        columns={[
          'Room',
          `Floor area, ${unit('area')}`,
          `Heating, ${unit('load')}`,
          `Sensible cooling, ${unit('load')}`,
          `Air heating, ${unit('airflow')}`,
          `Air cooling, ${unit('airflow')}`,
          `Air design, ${unit('airflow')}`,
          `Heating, ${unit('loadPerArea')}`,
          `Cooling, ${unit('loadPerArea')}`,
        ]}
        rows={rows.map(
          ({
            id,
            floorAreaFt2,
            heating,
            sensible,
            airHeating,
            airCooling,
            airDesign,
            heatingPerFt2,
            sensiblePerFt2,
          }) => ({
            id,
            label: id,
            cells: [
              show(floorAreaFt2, 'area', { isBare: true }),
              cell(id, 'heating load', heating),
              cell(id, 'sensible cooling load', sensible),
              cell(id, 'airflow in heating', airHeating),
              cell(id, 'airflow in cooling', airCooling),
              cell(id, 'design airflow', airDesign),
              perArea(heatingPerFt2),
              perArea(sensiblePerFt2),
            ],
          }),
        )}
        foot={[
          {
            id: 'all',
            label: 'All rooms',
            cells: [
              show(all.floorAreaFt2, 'area', { isBare: true }),
              show(all.heatingBtuh, 'load', { isBare: true }),
              show(all.sensibleBtuh, 'load', { isBare: true }),
              airText(all.heatingCfm),
              airText(all.coolingCfm),
              '–',
              perAreaOf(all.heatingBtuh),
              perAreaOf(all.sensibleBtuh),
            ],
          },
        ]}
      />
      <Text size="sm" c="dimmed">
        Rooms carry no ventilation, blower heat or latent load: these belong to the house. Rooms peak at different
        hours, so that together they can need more than the house.
      </Text>
    </Stack>
  );
}
