import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

/** Gas furnace, yearly maintenance. Limits marked in hints as the manufacturer's come from the rating plate or the manual. */
export const form: FormInput = {
  equipmentTypes: ['furnace', 'package-unit'],
  sections: [
    section('arrival', 'On arrival', [
      photo('nameplate', 'Rating plate', { isRequired: true }),
      choice('complaint', 'Customer reports', ['No complaint', 'Not enough heat', 'Noise', 'Smell', 'High bills'], {
        isRequired: true,
      }),
      check('alarm', 'Carbon monoxide alarm present and in date', {
        severity: 'inoperable',
        comments: [
          'No alarm found in the house.',
          'Alarm is past its replacement date.',
          'Alarm did not sound when tested.',
        ],
      }),
      reading(
        'ambient',
        'CO in the room air, furnace running',
        'ppm',
        { max: 9 },
        {
          isRequired: true,
          severity: 'inoperable',
          hint: 'Leave and ventilate above 35 ppm.',
        },
      ),
    ]),
    section('air', 'Air side', [
      check('filter', 'Filter clean, right size, arrow with the airflow', {
        severity: 'suggested',
        comments: [
          'Filter replaced.',
          'Filter loaded; customer shown.',
          'Filter is too small for the slot, air goes past it.',
        ],
      }),
      check('blowerwheel', 'Blower wheel and housing clean', {
        comments: ['Light dust, no action.', 'Caked; needs to be pulled and cleaned.'],
      }),
      check('blowermotor', 'Blower motor quiet, mounts and bearings sound', {
        comments: ['Bearing noise when stopping.', 'Wheel has play on the shaft.'],
      }),
      check('belt', 'Belt and pulleys in order', { isRequired: false, hint: 'N/A for direct drive.' }),
      reading(
        'static',
        'Total external static pressure',
        'in. w.c.',
        { max: 0.5 },
        {
          hint: 'Most residential units are rated for 0.5; go by the plate.',
          comments: ['Return is undersized.', 'Filter is the restriction: drop measured across it.', 'Coil is loaded.'],
        },
      ),
      check('ducts', 'Visible ducts tight and connected', { severity: 'suggested' }),
    ]),
    section('gas', 'Gas and burner', [
      check('leak', 'No gas smell; joints tested with leak fluid or detector', { severity: 'inoperable' }),
      reading(
        'inlet',
        'Inlet gas pressure, unit firing',
        'in. w.c.',
        { min: 4.5, max: 10.5 },
        { hint: 'Natural gas. For propane go by the plate.' },
      ),
      reading(
        'manifold',
        'Manifold gas pressure',
        'in. w.c.',
        { min: 3.2, max: 3.8 },
        {
          isRequired: true,
          hint: 'Natural gas, single stage at 3.5. Propane is usually 10.',
        },
      ),
      check('burners', 'Burners clean and aligned, carryover in order', {
        comments: ['Rust scale brushed off.', 'Spider web removed.'],
      }),
      check('flame', 'Flame steady and blue, does not change when the blower starts', {
        severity: 'inoperable',
        comments: ['Flame moves when the blower starts: suspect the heat exchanger.', 'Yellow tips at one burner.'],
      }),
      check('sensor', 'Flame sensor cleaned', { isRequired: false }),
      reading('microamps', 'Flame signal', 'µA', { min: 1 }),
      check('igniter', 'Igniter without cracks or white spots', { severity: 'suggested' }),
    ]),
    section('exchanger', 'Heat exchanger and venting', [
      check('exchanger', 'Heat exchanger without cracks, holes or heavy rust, as far as can be seen', {
        severity: 'inoperable',
        hint: 'Mirror or camera. Photograph what you find.',
        comments: [
          'Crack seen with the camera.',
          'Rust at the second pass.',
          'Only partly visible; combustion test is normal.',
        ],
      }),
      photo('exchangerphoto', 'Heat exchanger, where it failed', { isRequired: true, ...ifFailed('exchanger') }),
      choice(
        'redtag',
        'What was done with the unit',
        ['Shut off and tagged', 'Shut off, owner notified', '!Left running at the owner’s will'],
        {
          isRequired: true,
          severity: 'inoperable',
          ...ifFailed('exchanger'),
        },
      ),
      check('vent', 'Vent pipe tight, supported and pitched', { severity: 'inoperable' }),
      check('terminal', 'Vent and air intake clear outside'),
      check('condensate', 'Condensate trap and drain clean and flowing', {
        isRequired: false,
        hint: 'Condensing units.',
      }),
      check('combustionair', 'Combustion air openings free'),
    ]),
    section('combustion', 'Combustion test', [
      reading('co', 'CO in the flue, air-free', 'ppm', { max: 100 }, { isRequired: true, severity: 'inoperable' }),
      reading('oxygen', 'Oxygen in the flue', '%', { min: 4, max: 9 }),
      reading('stack', 'Flue gas temperature', '°F'),
      note('combustionwhy', 'Likely cause and what was changed', { isRequired: true, ...ifFailed('co') }),
    ]),
    section('controls', 'Controls and run test', [
      reading(
        'rise',
        'Temperature rise',
        '°F',
        { min: 30, max: 70 },
        { isRequired: true, hint: 'The plate gives the range of this unit.' },
      ),
      check('limit', 'High limit opens the burner circuit', { severity: 'inoperable' }),
      check('pressureswitch', 'Pressure switch and hoses in order'),
      check('door', 'Door switch stops the unit'),
      check('wiring', 'Wiring tight, no burnt insulation'),
      reading('amps', 'Blower motor current', 'A', {}, { hint: 'Compare with the plate.' }),
      check('thermostat', 'Thermostat calls, stages and shuts off as it should'),
      rating('condition', 'Condition of the unit as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
