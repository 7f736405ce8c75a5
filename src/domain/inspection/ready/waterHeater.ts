import type { FormInput } from '../form';
import { check, choice, closing, photo, rating, reading, section } from './write';

const GAS = { when: { itemId: 'energy', is: ['Natural gas', 'Propane'] } };
const TANK = { when: { itemId: 'kind', is: ['Tank', 'Heat pump'] } };
const TANKLESS = { when: { itemId: 'kind', is: ['Tankless'] } };

/** Water heater of any kind, yearly maintenance. */
export const form: FormInput = {
  equipmentTypes: ['water-heater', 'tankless-water-heater'],
  sections: [
    section('unit', 'The heater', [
      photo('plate', 'Rating plate', { isRequired: true }),
      choice('kind', 'Kind', ['Tank', 'Tankless', 'Heat pump'], { isRequired: true }),
      choice('energy', 'Energy', ['Natural gas', 'Propane', 'Electricity', 'Oil'], { isRequired: true }),
      reading('age', 'Age', 'years', { max: 12 }, { severity: 'suggested', hint: 'From the serial number.' }),
      check('leak', 'No leak at tank, fittings and valves', {
        comments: ['Rust at the bottom seam: replace.', 'Nipple weeps.'],
      }),
      check('pan', 'Drain pan with a drain where a leak would do harm', { severity: 'suggested' }),
      check('strapping', 'Strapped against earthquakes', { isRequired: false }),
    ]),
    section('safety', 'Safety', [
      check('tpr', 'Relief valve opens and closes', {
        severity: 'inoperable',
        comments: ['Does not reseat; replaced.', 'Not operated: valve is old and would not reseat.'],
      }),
      check('discharge', 'Discharge pipe full size, downhill, ends near the floor, no thread', {
        severity: 'inoperable',
      }),
      check('expansion', 'Expansion tank charged to the house pressure', {
        comments: ['No expansion tank on a closed system.', 'Tank is waterlogged.'],
      }),
      reading('pressure', 'Water pressure', 'psi', { max: 80 }, { isRequired: true }),
      reading(
        'hot',
        'Hot water at the nearest tap',
        '°F',
        { min: 115, max: 130 },
        {
          isRequired: true,
          hint: '120 at taps protects from scalding; a mixing valve allows 140 in the tank.',
        },
      ),
      check('stand', 'Ignition source 18 inches above a garage floor, or sealed', { isRequired: false }),
    ]),
    section('gas', 'Gas and venting', [
      check('gasleak', 'No gas leak; sediment trap fitted', { ...GAS, severity: 'inoperable' }),
      check('burner', 'Burner, pilot and chamber clean', {
        ...GAS,
        comments: ['Scale fallen on the burner removed.', 'Screen at the base vacuumed.'],
      }),
      check('vent', 'Vent tight, screwed, pitched; no spillage', { ...GAS, severity: 'inoperable' }),
      check('combustionair', 'Combustion air openings free', GAS),
      reading('co', 'CO in the flue, air-free', 'ppm', { max: 100 }, { ...GAS, severity: 'inoperable' }),
    ]),
    section('electric', 'Electric parts', [
      check('elements', 'Elements and thermostats measured', { when: { itemId: 'energy', is: ['Electricity'] } }),
      check('terminals', 'Terminals tight, no burnt insulation', {
        when: { itemId: 'energy', is: ['Electricity'] },
        severity: 'inoperable',
      }),
    ]),
    section('water', 'Water side', [
      check('flush', 'Flushed until clear', {
        ...TANK,
        comments: ['Heavy sediment.', 'Drain valve clogged; not flushed.'],
      }),
      rating('anode', 'Anode rod, what is left of it', { ...TANK, hint: '5 like new, 1 used up.' }),
      check('descale', 'Descaled with pump and solution', {
        ...TANKLESS,
        comments: ['No service valves; kit recommended.'],
      }),
      check('screen', 'Inlet screen cleaned', TANKLESS),
      reading('flow', 'Flow at full demand', 'gpm', { min: 0.5 }, TANKLESS),
      check('airfilter', 'Air filter and condensate drain clean', { when: { itemId: 'kind', is: ['Heat pump'] } }),
      check('shutoff', 'Cold shutoff turns and holds'),
      rating('condition', 'Condition as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
