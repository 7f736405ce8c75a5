import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

const CLOSED = { when: { itemId: 'loop', is: ['Closed, ground', 'Closed, pond'] } };
const OPEN = { when: { itemId: 'loop', is: ['Open, well water'] } };

/** Water-source or ground-source heat pump, yearly maintenance. */
export const form: FormInput = {
  equipmentTypes: ['heat-pump'],
  sections: [
    section('system', 'The system', [
      photo('plate', 'Rating plate', { isRequired: true }),
      choice('loop', 'Source', ['Closed, ground', 'Closed, pond', 'Open, well water', 'Building loop'], {
        isRequired: true,
      }),
      choice('mode', 'Tested in', ['Heating', 'Cooling'], { isRequired: true }),
      check('history', 'Fault history read and cleared', {
        isRequired: false,
        comments: ['Low loop temperature lockouts.'],
      }),
    ]),
    section('water', 'Loop', [
      reading('entering', 'Water entering', '°F', { min: 25, max: 110 }, { isRequired: true }),
      reading('leaving', 'Water leaving', '°F', {}, { isRequired: true }),
      reading(
        'difference',
        'Difference of the water',
        '°F',
        { min: 4, max: 15 },
        {
          isRequired: true,
          hint: 'Closed loop: usually 5 to 8 in heating, 8 to 12 in cooling.',
        },
      ),
      reading('pressuredrop', 'Pressure drop across the coaxial coil', 'psi', {}, { hint: 'At the P/T ports.' }),
      reading('flow', 'Flow by the maker’s table', 'gpm', {}, { hint: 'About 2.5 to 3 gpm per ton, closed loop.' }),
      reading(
        'looppressure',
        'Loop pressure',
        'psi',
        { min: 5, max: 90 },
        {
          ...CLOSED,
          hint: 'Lower in summer than in winter where the pipe is plastic.',
        },
      ),
      reading(
        'freeze',
        'Freeze protection of the fluid down to',
        '°F',
        { max: 20 },
        {
          ...CLOSED,
          isRequired: true,
          hint: 'By refractometer.',
        },
      ),
      note('loopwhy', 'Why the difference is off and what was done', { isRequired: true, ...ifFailed('difference') }),
      check('circulators', 'Circulators quiet and dry, no air in the loop', {
        ...CLOSED,
        comments: ['Air purged.', 'Weeping at a flange.'],
      }),
      check('wellvalve', 'Solenoid or slow-closing valve opens fully and closes', OPEN),
      check('strainer', 'Strainer cleaned', OPEN),
      check('scale', 'Coil without scale: no rise of the approach since last year', {
        ...OPEN,
        comments: ['Descaling recommended.'],
      }),
      check('discharge', 'Discharge runs free', OPEN),
      check('insulation', 'Water pipes insulated inside the house', { severity: 'suggested' }),
    ]),
    section('air', 'Air side', [
      check('filter', 'Filter clean and right size', { severity: 'suggested', comments: ['Filter replaced.'] }),
      check('blower', 'Blower wheel clean, motor quiet'),
      check('aircoil', 'Air coil clean'),
      check('drain', 'Drain pan and line clean, water runs off', { comments: ['Line flushed.', 'Trap was dry.'] }),
      reading('static', 'Total external static pressure', 'in. w.c.', { max: 0.5 }, { hint: 'Go by the plate.' }),
      reading('returntemp', 'Return air temperature', '°F'),
      reading('supplytemp', 'Supply air temperature', '°F'),
    ]),
    section('circuit', 'Refrigerant and electrical', [
      check('gauges', 'Judged by water and air first; gauges put on only where they say so', {
        isRequired: false,
        hint: 'The charge is small: each time the hoses go on some of it is lost.',
      }),
      reading('superheat', 'Superheat', '°F', { min: 4, max: 20 }),
      reading(
        'subcooling',
        'Subcooling',
        '°F',
        { min: 3, max: 18 },
        { hint: 'Go by the maker’s table for this mode.' },
      ),
      reading('compamps', 'Compressor current', 'A', {}, { hint: 'Compare with the plate.' }),
      check('capacitor', 'Capacitors within 6% of their rating', { isRequired: false }),
      check('contactor', 'Contactor, terminals and wiring in order', { severity: 'inoperable' }),
      check('reversing', 'Reversing valve changes over fully'),
      check('desuperheater', 'Desuperheater pump and pipes in order', { isRequired: false }),
      check('aux', 'Auxiliary heat: every stage draws', { isRequired: false, comments: ['One element open.'] }),
    ]),
    section('result', 'Result', [
      check('thermostat', 'Thermostat set up for this unit; auxiliary heat does not run in mild weather'),
      rating('condition', 'Condition of the system as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
