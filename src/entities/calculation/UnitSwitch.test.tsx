import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUnits } from './useUnits';
import { renderWithUi } from '@/testing/renderWithUi';
import { UnitSwitch } from './UnitSwitch';

function Shown({ name }: { name: string }) {
  const { show, unit } = useUnits();
  return (
    <p aria-label={name}>
      {[
        show(24_310.4, 'load'),
        show(-12.345, 'temperatureDifference'),
        show(70, 'temperature'),
        show(0.02, 'load', { isSigned: true }),
        show(500, 'load', { isSigned: true, isBare: true }),
        show(NaN, 'area', { isBare: true }),
        unit('area'),
      ].join(' | ')}
    </p>
  );
}

describe('useUnits', () => {
  it('converts every number on the page at once, and is remembered on the device', async () => {
    const page = (
      <>
        <UnitSwitch />
        <Shown name="editor" />
        <Shown name="results" />
      </>
    );
    const first = renderWithUi(page);
    for (const name of ['editor', 'results'])
      expect(screen.getByLabelText(name)).toHaveTextContent(
        '24,310 Btu/h | −12.3 °F | 70 °F | 0 Btu/h | +500 | – | ft²',
      );

    await first.user.click(screen.getByRole('radio', { name: 'SI units' }));
    for (const name of ['editor', 'results'])
      expect(screen.getByLabelText(name)).toHaveTextContent('7,125 W | −6.9 K | 21.1 °C | 0 W | +147 | – | m²');

    first.unmount();
    renderWithUi(<Shown name="again" />);
    expect(screen.getByLabelText('again')).toHaveTextContent('7,125 W');
  });
});
