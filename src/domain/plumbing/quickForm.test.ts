import { describe, expect, it } from 'vitest';
import { calculatorExamples } from './calculatorExamples';
import { familyOf, inputsOf, quickFields, searchCalculators, typedOf } from './quickForm';
import { CALCULATORS, calculatorNamed } from './registry';

const single = CALCULATORS.filter(({ name }) => name !== 'project.pipe_tree');

describe('a calculator form', () => {
  it.each(single.map(({ name }) => name))('gives the same answer as the example of %s', (name) => {
    const calculator = calculatorNamed(name);
    const example = calculatorExamples[name];
    if (!calculator || !example) throw new Error(`${name} has no example`);
    const fields = quickFields(calculator);
    const { inputs, faults } = inputsOf(fields, typedOf(fields, example.inputs));
    expect(faults).toEqual({});
    const direct = calculator.calculate(example.inputs);
    expect(direct.errors).toEqual([]);
    expect(calculator.calculate(inputs)).toEqual(direct);
    expect(familyOf(name)).not.toBe('Others');
    expect(fields.every(({ label }) => label !== '')).toBe(true);
  });

  it('shows an error beside an unreadable field, and omits empty ones', () => {
    const friction = calculatorNamed('water.velocity');
    if (!friction) throw new Error('no such calculator');
    const fields = quickFields(friction);
    expect(inputsOf(fields, { gpm: 'ten', idIn: ' ' })).toEqual({
      inputs: {},
      faults: { gpm: expect.stringContaining('must be a number, not “ten”') as string },
    });
    expect(inputsOf(fields, { gpm: '1,200' }).inputs).toEqual({ gpm: 1200 });
  });

  it('is found by what it does', () => {
    expect(searchCalculators(CALCULATORS, 'trap arm').map(({ name }) => name)).toContain('drain.trap_arm');
    expect(searchCalculators(CALCULATORS, 'longest').map(({ name }) => name)).toContain('gas.longest_length');
    expect(searchCalculators(CALCULATORS, 'nothing like that')).toEqual([]);
  });
});
