import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

/** Ducted air-source heat pump, yearly maintenance in either season. */
export const form: FormInput = {
  equipmentTypes: ['heat-pump', 'package-unit'],
  sections: [
    section('mode', 'Season', [
      choice('mode', 'Tested in', ['Heating', 'Cooling', 'Both'], { isRequired: true }),
      reading('outdoortemp', 'Outdoor temperature', '°F', {}, { isRequired: true }),
    ]),
    section('indoor', 'Indoor unit', [
      check('filter', 'Filter clean and right size', {
        severity: 'suggested',
        comments: ['Filter replaced.', 'Filter loaded; customer shown.'],
      }),
      check('coil', 'Indoor coil clean'),
      check('drain', 'Drain pan and line clean, water runs off', { comments: ['Line flushed.', 'Trap was dry.'] }),
      check('float', 'Float switch stops the unit'),
      check('blower', 'Blower wheel clean, motor quiet'),
      reading('static', 'Total external static pressure', 'in. w.c.', { max: 0.5 }, { hint: 'Go by the plate.' }),
      check('strips', 'Electric heat: elements, sequencers and fuses in order', {
        isRequired: false,
        comments: ['One element open.'],
      }),
      reading('stripamps', 'Electric heat, current of all stages', 'A', {}, { hint: 'About 4.2 A per kW at 240 V.' }),
    ]),
    section(
      'outdoor',
      'Outdoor unit',
      [
        photo('plate', 'Rating plate', { isRequired: true }),
        check('coil2', 'Outdoor coil clean, fins straight'),
        check('stand', 'Stands clear of snow and standing water', {
          severity: 'suggested',
          comments: ['Needs a riser.', 'Downspout drips onto the unit.'],
        }),
        check('fan', 'Fan blade and motor in order'),
        check('contactor', 'Contactor and wiring in order'),
        check('capacitor', 'Capacitors within 6% of their rating', {
          isRequired: false,
          hint: 'N/A for inverter units.',
        }),
        reading('compamps', 'Compressor current', 'A'),
        check('reversing', 'Reversing valve changes over fully', {
          comments: ['Valve hangs in the middle.', 'Small difference across the valve only.'],
        }),
        check('defrost', 'Defrost starts, clears the coil and ends', {
          when: { itemId: 'mode', is: ['Heating', 'Both'] },
        }),
        choice('defrostboard', 'Defrost control', ['Demand', 'Time and temperature'], {
          when: { itemId: 'mode', is: ['Heating', 'Both'] },
        }),
        check('sensors', 'Coil and air sensors in place, values plausible'),
      ],
      { isPerUnit: true },
    ),
    section(
      'circuit',
      'Refrigerant circuit',
      [
        reading('suction', 'Suction pressure', 'psig'),
        reading('liquid', 'Liquid pressure', 'psig'),
        reading('superheat', 'Superheat', '°F', { min: 3, max: 20 }),
        reading(
          'subcooling',
          'Subcooling',
          '°F',
          { min: 5, max: 18 },
          { hint: 'Cooling: the plate’s target. Heating: the maker’s chart.' },
        ),
        note('charge', 'What was found and done about the charge', { isRequired: true, ...ifFailed('subcooling') }),
        check('oil', 'No oil stains at joints and valves'),
      ],
      { isPerUnit: true },
    ),
    section('performance', 'Performance', [
      reading(
        'rise',
        'Temperature rise, heat pump alone',
        '°F',
        { min: 15, max: 35 },
        { when: { itemId: 'mode', is: ['Heating', 'Both'] }, isRequired: true },
      ),
      reading(
        'split',
        'Temperature difference in cooling',
        '°F',
        { min: 14, max: 24 },
        { when: { itemId: 'mode', is: ['Cooling', 'Both'] }, isRequired: true },
      ),
      check('balance', 'Changeover to auxiliary heat set for the house', { severity: 'suggested' }),
      check('thermostat', 'Thermostat set up for a heat pump; emergency heat works'),
      rating('condition', 'Condition of the system as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
