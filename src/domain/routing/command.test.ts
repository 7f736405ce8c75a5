import { describe, expect, it } from 'vitest';
import collection from './cases/field-cases.json';
import { fieldCase } from './cases/readCases';
import { planText, type CommandOptions } from './command';
import { searchInSlices } from './optimize';

const OPTIONS: CommandOptions = { fileName: 'cases.json', seed: 1, budget: { iterations: 50 } };
const text = JSON.stringify(collection);

describe('a routing file’s text', () => {
  it('can be a case in a collection with a shared objective', () => {
    const { printed } = planText(text, { ...OPTIONS, id: 'fc-19-hard' });
    expect(printed).toMatchObject({ case: 'fc-19-hard', objective: { unserved: 1, cost: 10_212 } });
  });

  it('can request places for a single visit', () => {
    const { printed } = planText(text, { ...OPTIONS, id: 'fc-26-insert-skills' });
    expect(printed).toHaveProperty('options');
  });

  it('is refused with one line', () => {
    const faultOf = (content: string, options: Partial<CommandOptions> = {}): string =>
      planText(content, { ...OPTIONS, ...options }).fault;
    expect(faultOf('no JSON')).toMatch(/^not JSON: /);
    expect(faultOf('[]')).toBe('case: must be an object');
    expect(faultOf(text)).toBe('--id: name one of the 29 cases');
    expect(faultOf(text, { id: 'other' })).toBe('--id: there is no case “other”');
    expect(faultOf(text, { id: 'fc-01-plain1', insert: 'v9' })).toBe('--insert: there is no visit “v9”');
    expect(faultOf('{}')).toContain('technicians: ');
    expect(faultOf('', { fileName: 'R101.txt' })).toMatch(/^VEHICLE: /);
  });
});

describe('a sliced search', () => {
  it('can be paused and resumed, and ends with the plan', () => {
    const slices = searchInSlices(fieldCase('fc-29-composed'), OPTIONS);
    const first = slices.next();
    expect(first).toMatchObject({ done: false, value: { iterations: 0 } });
    let last = slices.next();
    while (!last.done) last = slices.next();
    expect(last.value.routes).toHaveLength(6);
  });
});
