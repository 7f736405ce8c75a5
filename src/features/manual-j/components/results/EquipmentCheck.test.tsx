import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { consideredEquipmentSchema, type ConsideredEquipment } from '@/domain/load-calc/project/schema';
import { coolingLoad } from '@/domain/load-calc/report/blockFigures';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { renderWithUi } from '@/testing/renderWithUi';
import { EquipmentCheck } from './EquipmentCheck';

const inputs = buildLoadInputs();
const result = calculateLoads(inputs);
const loadBtuh = coolingLoad(result.block).value;

function Editor({ start }: { start: ConsideredEquipment[] }) {
  const [considered, setConsidered] = useState(start);
  return (
    <>
      <EquipmentCheck inputs={inputs} result={result} considered={considered} onChange={setConsidered} />
      <output aria-label="kept">
        {considered.map(({ coolingTotalBtuh, coolingAirflowCfm }) => `${coolingTotalBtuh}/${coolingAirflowCfm}`).join()}
      </output>
    </>
  );
}

describe('EquipmentCheck', () => {
  it('judges equipment while typing, and keeps the last valid value', async () => {
    const { user } = renderWithUi(<Editor start={[]} />);
    await user.click(screen.getByRole('button', { name: 'Add equipment' }));
    const choice = screen.getByRole('region', { name: 'Choice 1' });
    await user.type(within(choice).getByRole('textbox', { name: 'Total cooling' }), '60000');
    expect(choice).toHaveTextContent('Too large');
    expect(choice).toHaveTextContent('Limits: Manual S, 2014');

    await user.click(within(choice).getByRole('textbox', { name: 'Airflow in cooling' }));
    // Typed digit by digit: the first four are still a valid value.
    await user.keyboard('20000');
    expect(choice).toHaveTextContent('At most 10,000 cfm');
    expect(screen.getByLabelText('kept')).toHaveTextContent('60000/2000');
  });

  it('warns when the blower moves too little air, and shows a heat pump’s balance point', () => {
    const pumped = buildLoadInputs({
      equipment: [
        {
          kind: 'heatPump',
          heatPumpType: 'air-to-air',
          distribution: 'ducts',
          heatingOutputAt47Btuh: 30_000,
          heatingOutputAt17Btuh: 18_000,
        },
      ],
    });
    const considered = [consideredEquipmentSchema.parse({ name: 'Unit', isHeatPump: true, coolingAirflowCfm: 300 })];
    renderWithUi(<EquipmentCheck inputs={pumped} result={calculateLoads(pumped)} considered={considered} />);
    const unit = screen.getByRole('region', { name: 'Unit' });
    expect(unit).toHaveTextContent('The blower moves too little air');
    expect(unit).toHaveTextContent(/Air in cooling: 300 cfm of [\d,]+ cfm, \d+% short/);
    expect(unit).toHaveTextContent(/Balance point [\d.]+ °F: below it the backup heat runs/);
  });

  it('asks for a heat pump’s missing outputs', () => {
    const considered = [consideredEquipmentSchema.parse({ name: 'Unit', isHeatPump: true })];
    renderWithUi(<EquipmentCheck inputs={inputs} result={result} considered={considered} />);
    expect(screen.getByRole('region', { name: 'Unit' })).toHaveTextContent('outputs at 47 and 17 °F');
  });

  it('compares equipment and marks the best fit, read-only without edit rights', () => {
    const considered = [1.6, 1.04].map((share, index) =>
      consideredEquipmentSchema.parse({ name: `Unit ${index + 1}`, coolingTotalBtuh: loadBtuh * share }),
    );
    renderWithUi(<EquipmentCheck inputs={inputs} result={result} considered={considered} />);
    expect(screen.getByRole('region', { name: 'Unit 2' })).toHaveTextContent('Fits best');
    expect(
      screen.getByRole('row', { name: /^Cooling, total [\d,]+, 160%: too large [\d,]+, 104%: fits$/ }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Unit 1' })).not.toHaveTextContent('Fits best');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
