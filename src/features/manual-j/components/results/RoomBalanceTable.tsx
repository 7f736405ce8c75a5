import { Text } from '@mantine/core';
import { roomBalance, type BalanceSide } from '@/domain/load-calc/room-by-room/roomBalance';
import type { LoadResult } from '@/domain/load-calc/result';
import { useUnits } from '@/entities/calculation/useUnits';
import { ExplainedNumber } from './ExplainedNumber';
import { FigureTable } from './FigureTable';

/** Shows how the rooms add up to the house, with the rule behind each difference. */
export function RoomBalanceTable({ result }: { result: LoadResult }) {
  const { unit } = useUnits();
  const balance = roomBalance(result);
  if (!balance) return null;
  const rowsOf = (season: string, { rooms, steps, house }: BalanceSide) => [
    { id: `${season} rooms`, label: `${season}, sum of the rooms`, derived: rooms },
    ...steps.map(({ rule, load }) => ({ id: `${season} ${rule}`, label: rule, derived: load })),
    { id: `${season} house`, label: `${season}, house`, derived: house },
  ];
  const rows = [...rowsOf('Heating', balance.heating), ...rowsOf('Sensible cooling', balance.coolingSensible)];
  return (
    <div>
      <Text fw={600} size="sm">
        Rooms and house
      </Text>
      <FigureTable
        caption="How the rooms add up to the house"
        columns={['Load', unit('load')]}
        rows={rows.map(({ id, label, derived }) => ({
          id,
          label,
          cells: [<ExplainedNumber key="load" derived={derived} isUnitHidden label={label} />],
        }))}
      />
    </div>
  );
}
