import { Stack } from '@mantine/core';
import type { Derived } from '@/domain/load-calc/derived';
import { componentRows } from '@/domain/load-calc/report/blockFigures';
import type { BlockLoads } from '@/domain/load-calc/result';
import { useUnits } from '@/entities/calculation/useUnits';
import { BarChart } from '@/ui/charts/BarChart';
import { ExplainedNumber } from './ExplainedNumber';
import { FigureTable } from './FigureTable';

const LEGEND = [
  { tone: 'heat', label: 'Heating' },
  { tone: 'cool', label: 'Cooling, sensible' },
  { tone: 'latent', label: 'Cooling, latent' },
] as const;

const cell = (part: Derived | undefined, label: string) =>
  part ? <ExplainedNumber derived={part} isUnitHidden label={label} /> : '–';

/** Shows which parts of the house the loads come from, as bars and as a table. */
export function ComponentLoads({ block }: { block: BlockLoads }) {
  const { show, unit } = useUnits();
  const rows = componentRows(block);
  const chart = rows.map(({ component, label, heating, sensible, latent }) => {
    const cooling = (sensible?.value ?? 0) + (latent?.value ?? 0);
    return {
      id: component,
      label,
      bars: [
        {
          text: show(heating?.value ?? 0, 'load', { isBare: true }),
          pieces: [{ tone: 'heat' as const, value: heating?.value ?? 0 }],
        },
        {
          text: show(cooling, 'load', { isBare: true }),
          pieces: [
            { tone: 'cool' as const, value: sensible?.value ?? 0 },
            { tone: 'latent' as const, value: latent?.value ?? 0 },
          ],
        },
      ],
    };
  });
  return (
    <Stack gap="lg">
      <BarChart caption={`Heating and cooling by component, ${unit('load')}`} legend={LEGEND} rows={chart} />
      <FigureTable
        caption={`Loads by component, ${unit('load')}`}
        columns={['Component', `Heating, ${unit('load')}`, 'Sensible cooling', 'Latent cooling']}
        rows={rows.map(({ component, label, heating, sensible, latent }) => ({
          id: component,
          label,
          cells: [
            cell(heating, `${label}, heating`),
            cell(sensible, `${label}, sensible cooling`),
            cell(latent, `${label}, latent cooling`),
          ],
        }))}
        foot={[
          {
            id: 'total',
            label: 'House',
            cells: [
              cell(block.heating.total, 'Heating load'),
              cell(block.coolingSensible.total, 'Sensible cooling load'),
              cell(block.coolingLatent.total, 'Latent cooling load'),
            ],
          },
        ]}
      />
    </Stack>
  );
}
