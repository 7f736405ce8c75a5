import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

/** Split air conditioner, yearly maintenance. */
export const form: FormInput = {
  equipmentTypes: ['air-conditioner', 'package-unit'],
  sections: [
    section('indoor', 'Indoor unit', [
      check('filter', 'Filter clean and right size', {
        severity: 'suggested',
        comments: ['Filter replaced.', 'Filter loaded; customer shown.', 'No filter found.'],
      }),
      check('evaporator', 'Evaporator coil clean, fins straight', {
        comments: ['Light dust, no action.', 'Loaded; needs cleaning in place.', 'Ice found on arrival.'],
      }),
      check('drain', 'Drain pan and line clean, water runs off', {
        comments: ['Line flushed.', 'Pan is rusted through.', 'Line has no trap.'],
      }),
      check('float', 'Float switch stops the unit', {
        comments: ['No float switch; recommended above finished rooms.'],
      }),
      check('blower', 'Blower wheel clean, motor quiet'),
      reading(
        'static',
        'Total external static pressure',
        'in. w.c.',
        { max: 0.5 },
        { hint: 'Wet coil. Go by the plate.' },
      ),
    ]),
    section(
      'outdoor',
      'Outdoor unit',
      [
        photo('plate', 'Rating plate', { isRequired: true }),
        check('condenser', 'Condenser coil clean', {
          comments: ['Washed from inside out.', 'Cottonwood removed.', 'Fins flattened on one side.'],
        }),
        check('clearance', 'Two feet free around, five above', {
          severity: 'suggested',
          comments: ['Plants need to be cut back.'],
        }),
        check('level', 'Pad level and sound', { severity: 'suggested' }),
        check('fan', 'Fan blade and motor in order'),
        check('disconnect', 'Disconnect and whip in order', { severity: 'inoperable' }),
        check('contactor', 'Contactor not pitted, coil quiet', {
          comments: ['Contacts pitted; replace soon.', 'Insects removed.'],
        }),
        reading('capherm', 'Capacitor, compressor side', 'µF'),
        reading('capfan', 'Capacitor, fan side', 'µF'),
        check('capacitor', 'Capacitors within 6% of their rating', {
          comments: ['Compressor side is weak.', 'Capacitor bulges.', 'Replaced.'],
        }),
        reading('compamps', 'Compressor current', 'A', {}, { hint: 'Compare with the rated load amps on the plate.' }),
        reading('fanamps', 'Fan motor current', 'A'),
        reading('volts', 'Supply voltage at the contactor, running', 'V', { min: 197, max: 253 }),
      ],
      { isPerUnit: true, hint: 'Once for each outdoor unit.' },
    ),
    section(
      'circuit',
      'Refrigerant circuit',
      [
        check('steady', 'Unit ran 10 minutes before reading', { isRequired: false }),
        choice('refrigerant', 'Refrigerant', ['R-410A', 'R-32', 'R-454B', 'R-22', 'Other'], { isRequired: true }),
        choice('metering', 'Metering device', ['TXV or EEV', 'Fixed orifice']),
        reading(
          'outdoortemp',
          'Outdoor temperature',
          '°F',
          {},
          { hint: 'Readings below 65 °F say little about charge.' },
        ),
        reading('suction', 'Suction pressure', 'psig'),
        reading('liquid', 'Liquid pressure', 'psig'),
        reading(
          'superheat',
          'Superheat',
          '°F',
          { min: 5, max: 20 },
          { hint: 'Fixed orifice: compare with the chart for the day.' },
        ),
        reading(
          'subcooling',
          'Subcooling',
          '°F',
          { min: 6, max: 14 },
          { hint: 'TXV: the plate’s target, plus or minus 3.' },
        ),
        check('oil', 'No oil stains at joints and valves', {
          comments: ['Oil at the service valve.', 'Oil at the evaporator U-bends.'],
        }),
        note('charge', 'What was found and done about the charge', { isRequired: true, ...ifFailed('subcooling') }),
        check('insulation', 'Suction line insulated all the way', { severity: 'suggested' }),
      ],
      { isPerUnit: true },
    ),
    section('performance', 'Performance', [
      reading('returntemp', 'Return air temperature', '°F'),
      reading('supplytemp', 'Supply air temperature', '°F'),
      reading('split', 'Temperature difference across the coil', '°F', { min: 14, max: 24 }, { isRequired: true }),
      check('thermostat', 'Thermostat calls and shuts off as it should'),
      rating('condition', 'Condition of the system as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
