import { List, Stack, Text } from '@mantine/core';
import { ductFigures } from '@/domain/load-calc/report/ductFigures';
import type { LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { DetailList } from '@/ui/layout/DetailList';
import { useUnits } from '@/entities/calculation/useUnits';
import { ExplainedNumber } from './ExplainedNumber';

/** Shows losses and gains of ducts outside the conditioned space, and how they were determined. */
export function DuctLosses({ inputs, result }: { inputs: LoadInputs; result: LoadResult }) {
  const { system } = useUnits();
  const { method, used, factors } = ductFigures(inputs, result, system);
  const { heating, coolingSensible, coolingLatent } = result.block;
  if (method === 'none')
    return <Text c="dimmed">All ducts run through the conditioned space, or there are none: they lose nothing.</Text>;
  const loads = [heating.ducts, coolingSensible.ducts, coolingLatent.ducts];
  return (
    <Stack gap="sm">
      <Text size="sm">
        {method === 'table'
          ? 'By the default duct systems of Manual J Table 7.'
          : 'By the delivery effectiveness of ASHRAE 152, as no row of Table 7 was chosen.'}
      </Text>
      <List size="sm">
        {used.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      <DetailList
        columns={3}
        items={[...factors, ...loads].map((derived) => ({
          label: derived.label,
          value: <ExplainedNumber derived={derived} />,
        }))}
      />
    </Stack>
  );
}
