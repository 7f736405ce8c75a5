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
  it('judges what is typed, and keeps the last good value beside what it refuses', async () => {
    const { user } = renderWithUi(<Editor start={[]} />);
    await user.click(screen.getByRole('button', { name: 'Add equipment' }));
    const choice = screen.getByRole('region', { name: 'Choice 1' });
    await user.type(within(choice).getByRole('textbox', { name: 'Total cooling' }), '60000');
    expect(choice).toHaveTextContent('Too large');
    expect(choice).toHaveTextContent('Limits: Manual S, 2014');

    await user.click(within(choice).getByRole('textbox', { name: 'Airflow in cooling' }));
    // Digit by digit: the first four make a value that can be used.
    await user.keyboard('20000');
    expect(choice).toHaveTextContent('At most 10,000 cfm');
    expect(screen.getByLabelText('kept')).toHaveTextContent('60000/2000');
  });

  it('shows side by side which fits best, without fields where nothing may be changed', () => {
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
