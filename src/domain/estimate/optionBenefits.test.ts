import { expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { optionBenefits } from './optionBenefits';

const option = (id: string, description: string) => ({ id, name: id, description, isRecommended: false });
const line = (optionId: string, name: string) => buildLine({ id: `${optionId} ${name}`, optionId, name });

it('lists benefits point by point, and those that only dearer options have', () => {
  const benefits = optionBenefits(
    {
      options: [
        option('good', 'Does the job.'),
        option('better', '- Quieter\n- Two years on labor'),
        option('best', '• Lowest running cost\n• quieter'),
      ],
      lines: [
        line('good', 'Single-stage furnace'),
        line('better', 'Two-stage furnace'),
        line('better', 'Thermostat'),
        line('best', 'Heat pump'),
        line('best', 'Thermostat'),
        line('best', 'Permit'),
        buildLine({ id: 'extra', optionId: 'best', name: 'Air cleaner', isOptional: true }),
        line('', 'Permit'),
      ],
    },
    new Map([
      ['good', 100],
      ['better', 200],
      ['best', 300],
    ]),
  );
  expect(benefits.get('good')).toEqual({
    pitch: 'Does the job.',
    points: [],
    lacks: ['Quieter', 'Two years on labor', 'Thermostat', 'Lowest running cost'],
  });
  expect(benefits.get('better')).toEqual({
    pitch: '',
    points: ['Quieter', 'Two years on labor'],
    lacks: ['Lowest running cost'],
  });
  expect(benefits.get('best')?.lacks).toEqual([]);
});
