import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { surfaceTables } from '@/domain/load-calc/report/surfaceTables';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './LoadView.module.css';
import { TextTable } from '@/entities/calculation/TextTable';

/** Lists every surface with its input. */
export function InputTables({ inputs }: { inputs: LoadInputs }) {
  const { system } = useUnits();
  const tables = useMemo(() => surfaceTables(inputs, system), [inputs, system]);
  return (
    <Stack gap="lg">
      {tables.map((table) => (
        <div key={table.id}>
          <h3 className={classes.tableTitle}>{table.title}</h3>
          <TextTable table={table} />
        </div>
      ))}
    </Stack>
  );
}
