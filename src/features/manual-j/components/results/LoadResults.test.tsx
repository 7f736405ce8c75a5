import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { consideredEquipmentSchema } from '@/domain/load-calc/project/schema';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { renderWithUi } from '@/testing/renderWithUi';
import { chooseUnits } from '@/entities/calculation/unitChoice';
import { LoadResults } from './LoadResults';

const inputs = buildLoadInputs();
const result = calculateLoads(inputs);
const shown = (btuh: number): string => Math.round(btuh).toLocaleString('en-US');

describe('LoadResults', () => {
  it('traces a number to the field it comes from, with the way back', async () => {
    const onShowField = vi.fn();
    const { user } = renderWithUi(<LoadResults inputs={inputs} result={result} onShowField={onShowField} />);

    const number = screen.getByRole('button', {
      name: `Windows, heating ${shown(result.block.heating.windows.value)} Btu/h: how it is calculated`,
    });
    await user.click(number);
    await screen.findByRole('dialog', { name: 'How Windows, heating is calculated' });
    await user.keyboard('{Escape}');
    expect(number).toHaveFocus();
    await user.click(number);
    const drawer = await screen.findByRole('dialog', { name: 'How Windows, heating is calculated' });
    expect(drawer).toHaveTextContent('Computed assum of the parts');

    await user.click(within(drawer).getByRole('button', { name: /^G-S/ }));
    expect(within(drawer).getByRole('heading', { name: 'G-S' })).toHaveFocus();
    await user.click(within(drawer).getByRole('button', { name: /^U-factor/ }));
    expect(drawer).toHaveTextContent('0.5 Btu/(h·ft²·°F)');
    const way = within(drawer).getByRole('navigation', { name: 'From the whole to this number' });
    expect(within(way).getByRole('button', { name: 'Windows, heating' })).toBeVisible();

    await user.click(within(drawer).getByRole('button', { name: 'Show the field' }));
    expect(onShowField).toHaveBeenCalledWith('windows.2.uFactor');
    expect(screen.queryByRole('dialog', { name: 'How Windows, heating is calculated' })).not.toBeInTheDocument();
  });

  it('shows rooms, airflow and assumptions in the chosen units, without links if there is no editor', () => {
    chooseUnits('si');
    renderWithUi(<LoadResults inputs={inputs} result={result} />);
    const rooms = screen.getByRole('table', { name: 'Loads and air by room' });
    const bedroom = result.rooms[1]?.heating.total.value ?? 0;
    expect(within(rooms).getByRole('row', { name: /^bedroom/ })).toHaveTextContent(shown(bedroom * 0.293_071_07));
    expect(within(rooms).getByRole('columnheader', { name: 'Air design, L/s' })).toBeVisible();
    expect(screen.getByText(/Temperature rise of the supply air: 16.7 K/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Enter / })).not.toBeInTheDocument();
  });

  it('totals the rooms: the house’s heating load and the blower’s air', () => {
    const blower = consideredEquipmentSchema.parse({ name: 'A', heatingAirflowCfm: 800, coolingAirflowCfm: 900 });
    renderWithUi(<LoadResults inputs={inputs} result={result} blower={blower} />);
    const rooms = screen.getByRole('table', { name: 'Loads and air by room' });
    const cells = within(within(rooms).getByRole('row', { name: /^All rooms/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(1, 6)).toEqual([
      shown(result.block.heating.total.value),
      shown(result.rooms.reduce((sum, { coolingSensible }) => sum + coolingSensible.total.value, 0)),
      '800',
      '900',
      '–',
    ]);
  });
});
