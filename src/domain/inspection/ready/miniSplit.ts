import type { FormInput } from '../form';
import { check, choice, closing, photo, rating, reading, section } from './write';

/** Ductless mini-split, yearly maintenance; indoor heads as pieces of equipment. */
export const form: FormInput = {
  equipmentTypes: ['mini-split', 'heat-pump'],
  sections: [
    section('outdoor', 'Outdoor unit', [
      photo('plate', 'Rating plate', { isRequired: true }),
      check('coil', 'Coil clean, fins straight'),
      check('mount', 'Bracket or stand firm, level, above the snow line'),
      check('electrical', 'Disconnect, surge protection and terminals in order', { severity: 'inoperable' }),
      check('lines', 'Line set insulated and covered, flares dry', {
        comments: ['Oil at a flare.', 'Insulation eaten or torn.', 'Cover missing at the wall.'],
      }),
      check('drainpan', 'Base pan drains; pan heater works where there is one', { isRequired: false }),
      choice('codes', 'Stored fault codes', ['None', '!Present, see note', 'Cannot be read']),
    ]),
    section(
      'head',
      'Indoor head',
      [
        check('filters', 'Filters washed', { severity: 'suggested' }),
        check('headcoil', 'Coil clean', {
          comments: ['Light dust, no action.', 'Needs a bib cleaning.', 'Mold on the coil.'],
        }),
        check('wheel', 'Blower wheel clean', { comments: ['Caked; needs a bib cleaning.'] }),
        check('headdrain', 'Drain or pump carries water off', {
          comments: ['Line flushed.', 'Pump is noisy.', 'Drain has no fall.'],
        }),
        check('level', 'Head level and firm on the wall'),
        check('remote', 'Remote, louvers and modes work'),
        reading('headreturn', 'Air in', '°F'),
        reading('headsupply', 'Air out', '°F'),
        reading(
          'headdiff',
          'Difference, full speed',
          '°F',
          { min: 14, max: 40 },
          { isRequired: true, hint: 'Cooling 14 to 25, heating more.' },
        ),
        rating('headcondition', 'Condition of the head', { hint: '5 like new, 1 at its end.' }),
      ],
      { isPerUnit: true, hint: 'Once for each head.' },
    ),
    closing(),
  ],
};
