import { expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { buildFinding } from '@/testing/factories/finding';
import { repairOfFinding } from './jobForm';

const way = (id: string, name: string) => ({ id, name, lines: [buildLine({ id: `${id}line`, name })] });
const options = [way('o1', 'New exchanger'), way('o2', 'New furnace')];

it('copies parts from the sold option, not the first offered one', () => {
  const sold = repairOfFinding(buildFinding({ options, acceptedOptionId: 'o2' }), null, null);
  expect(sold.description).toContain('New furnace');
  expect(sold.description).not.toContain('New exchanger');
  expect(repairOfFinding(buildFinding({ options }), null, null).description).toBe('');
  expect(repairOfFinding(buildFinding({ options: options.slice(0, 1) }), null, null).description).toContain(
    'exchanger',
  );
});
