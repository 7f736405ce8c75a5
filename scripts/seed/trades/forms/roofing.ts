import type { FormInput } from '@/domain/inspection/form';
import { check, choice, note, rating, reading, section } from '@/domain/inspection/ready/write';

/** A roof from the ridge to the gutter, with test squares. */
export const roofCheck: FormInput = {
  sections: [
    section('roof', 'The roof', [
      choice('cause', 'Why we look', ['Sale', 'Hail', 'Wind', 'Leak', 'Yearly'], { isRequired: true }),
      choice('layers', 'Layers', ['One', 'Two', '!Three or more'], { isRequired: true }),
      reading('pitchrise', 'Pitch, rise in 12', 'in', { min: 1 }),
    ]),
    section('slopes', 'Test squares, hits in 10 × 10 ft', [
      reading('northhits', 'North', '', { max: 7 }),
      reading('easthits', 'East', '', { max: 7 }),
      reading('southhits', 'South', '', { max: 7 }, { hint: 'Carriers usually ask for eight.' }),
      reading('westhits', 'West', '', { max: 7 }),
      check('softmetal', 'Soft metals without dents', { comments: ['Dented on the weather side only.'] }),
    ]),
    section('details', 'Where roofs leak', [
      check('boots', 'Pipe boots whole'),
      check('chimney', 'Chimney: step and counterflashing cut in', { isRequired: false, comments: ['Only caulked.'] }),
      check('valleys', 'Valleys clear and tight'),
      check('skylights', 'Skylights and their flashing', { isRequired: false }),
      check('edges', 'Drip edge and starter in place'),
      check('ridge', 'Ridge caps sealed'),
    ]),
    section('below', 'Below', [
      check('attic', 'Attic dry, no daylight, decking sound', { severity: 'inoperable' }),
      check('vents', 'Intake and outlet in balance', { severity: 'suggested' }),
      check('gutters', 'Gutters hung, clean and draining', { severity: 'suggested' }),
    ]),
    section('result', 'Result', [
      reading('yearsleft', 'Years left, as we see it', 'years', { min: 3 }, { isRequired: true }),
      rating('condition', 'The roof as a whole', { isRequired: true }),
      note('advice', 'What to plan for'),
    ]),
  ],
};
