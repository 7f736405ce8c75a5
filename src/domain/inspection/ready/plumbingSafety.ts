import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

/** A house's plumbing, checked for safety and damage. */
export const form: FormInput = {
  sections: [
    section('supply', 'Water supply', [
      reading(
        'pressure',
        'Static pressure at a hose bib',
        'psi',
        { min: 40, max: 80 },
        {
          isRequired: true,
          comments: [
            'Pressure reducing valve fails to hold.',
            'No pressure reducing valve.',
            'Low at the meter as well; ask the utility.',
          ],
        },
      ),
      reading('flowpressure', 'Pressure while two fixtures run', 'psi', { min: 20 }),
      check('mainvalve', 'Main shutoff found, turns, closes fully', {
        comments: ['Seized; do not force.', 'Handle missing.', 'Owner shown where it is.'],
      }),
      choice('material', 'Supply piping', ['Copper', 'PEX', 'CPVC', '!Galvanized steel', '!Polybutylene', 'Mixed'], {
        isRequired: true,
      }),
      check('corrosion', 'No corrosion, pinholes or wet insulation on visible pipe'),
      check('support', 'Pipes supported and protected against freezing', { severity: 'suggested' }),
      check('bonding', 'Metal piping bonded', { isRequired: false, severity: 'inoperable' }),
      check('hosebibs', 'Hose bibs have vacuum breakers', { severity: 'suggested' }),
    ]),
    section('kitchen', 'Kitchen', [
      check('kitchenstops', 'Stops under the sink turn and hold'),
      check('kitchentrap', 'Trap and drain dry, no S-trap'),
      check('dishwasher', 'Dishwasher drain has an air gap or high loop', { isRequired: false }),
      check('disposal', 'Disposal runs, does not leak', { isRequired: false }),
      check('icemaker', 'Ice-maker line without kinks or saddle valve', { isRequired: false, severity: 'suggested' }),
    ]),
    section(
      'bath',
      'Bathrooms',
      [
        check('bathstops', 'Stops turn and hold'),
        check('toilet', 'Toilet firm, flushes, does not run', {
          comments: ['Rocks; wax ring likely.', 'Flapper leaks: dye test.', 'Fill valve noisy.'],
        }),
        check('lavatory', 'Lavatory and trap dry'),
        check('tub', 'Tub and shower: valve, spout, drain in order'),
        reading('hot', 'Hottest water at the tub or shower', '°F', { max: 120 }, { severity: 'inoperable' }),
        check('caulk', 'Caulk and grout keep water out', { severity: 'suggested' }),
      ],
      { hint: 'All bathrooms together; name the one in the note.' },
    ),
    section('drains', 'Drains and vents', [
      check('slow', 'All drains run off', {
        comments: ['Slow at the tub.', 'Main line should be seen with a camera.'],
      }),
      check('cleanout', 'Cleanout can be reached'),
      check('vents', 'Vents end outside, clear', { isRequired: false }),
      check('sump', 'Sump pump starts; check valve and discharge in order', {
        isRequired: false,
        comments: ['No battery backup.', 'Float is stuck.'],
      }),
      check('sewergas', 'No sewer gas smell', { severity: 'inoperable' }),
      note('smell', 'Where it smells, and what was found', { isRequired: true, ...ifFailed('sewergas') }),
    ]),
    section('gas', 'Gas piping', [
      check('gasleak', 'No leak found at visible joints and appliances', {
        severity: 'inoperable',
        hint: 'N/A without gas.',
      }),
      check('gasvalves', 'A shutoff within reach of each appliance'),
      check('csst', 'CSST bonded', { isRequired: false, severity: 'inoperable' }),
    ]),
    section('heater', 'Water heater', [
      photo('heaterplate', 'Rating plate'),
      check('tpr', 'Relief valve and discharge pipe in order', { severity: 'inoperable' }),
      check('heaterleak', 'No leak, no rust at tank or fittings'),
      rating('heatercondition', 'Condition', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
