import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

const STRIPS = { when: { itemId: 'heater', is: ['Electric elements'] } };
const WATER = { when: { itemId: 'heater', is: ['Hot-water coil'] } };

/** Air handler or electric furnace: the indoor part, regardless of the system. */
export const form: FormInput = {
  equipmentTypes: ['air-handler'],
  sections: [
    section('unit', 'The unit', [
      photo('plate', 'Rating plate', { isRequired: true }),
      choice('heater', 'Heats with', ['Electric elements', 'Hot-water coil', 'Heat pump alone', 'Cooling only'], {
        isRequired: true,
      }),
      choice('place', 'Stands in', ['Attic', 'Closet', 'Basement', 'Crawl space', 'Garage'], { isRequired: true }),
      check('access', 'Can be reached and serviced: light, floor, clearance', {
        severity: 'suggested',
        comments: ['No light at the unit.', 'No floor to stand on.', 'Panel blocked by storage.'],
      }),
    ]),
    section('air', 'Air side', [
      check('filter', 'Filter clean, right size, rack tight', {
        severity: 'suggested',
        comments: ['Filter replaced.', 'Air goes past the filter.', 'Two filters in line: return is starved.'],
      }),
      check('blower', 'Blower wheel and housing clean, motor and mounts quiet', {
        comments: ['Caked; needs to be pulled and cleaned.', 'Bearing noise when stopping.'],
      }),
      reading('bloweramps', 'Blower current', 'A', {}, { hint: 'Not above the plate.' }),
      reading(
        'returnstatic',
        'Static pressure before the unit',
        'in. w.c.',
        { min: -0.3, max: 0 },
        {
          hint: 'Below atmosphere: enter it with a minus.',
        },
      ),
      reading(
        'static',
        'Total external static pressure',
        'in. w.c.',
        { max: 0.5 },
        {
          isRequired: true,
          hint: 'Most are rated for 0.5; go by the plate.',
        },
      ),
      note('staticwhy', 'Where the pressure is lost', { isRequired: true, ...ifFailed('static') }),
      check('cabinet', 'Cabinet and plenum tight and insulated', { comments: ['Sealed at the return plenum.'] }),
      check('ducts', 'Visible ducts connected, tight, not crushed', { severity: 'suggested' }),
    ]),
    section('coil', 'Coil and condensate', [
      check('coil', 'Coil clean on the side where the air enters', {
        comments: ['Light dust, no action.', 'Loaded; needs cleaning in place.', 'Ice found on arrival.'],
      }),
      check('pan', 'Pan clean, whole and pitched to its outlet', { comments: ['Rust spots.', 'Cracked.'] }),
      check('drain', 'Drain flushed; trap as the maker asks; water runs off', {
        comments: ['Line flushed.', 'No trap.', 'Cleanout added.'],
      }),
      check('secondary', 'Second pan or float switch stops the unit before water does harm', {
        hint: 'Wherever a leak would damage what is below.',
        comments: ['No float switch.', 'Second pan is full of debris.'],
      }),
      check('pump', 'Condensate pump runs, its overflow switch is wired', { isRequired: false }),
      check('suctionline', 'Suction line insulated at the coil', { severity: 'suggested' }),
    ]),
    section('heat', 'Heat', [
      reading(
        'stripamps',
        'Electric elements, current of all stages',
        'A',
        {},
        {
          ...STRIPS,
          isRequired: true,
          hint: 'About 4.2 A per kW at 240 V.',
        },
      ),
      check('elements', 'Every element draws, sequencers drop out in order', {
        ...STRIPS,
        comments: ['One element open.', 'Sequencer sticks.'],
      }),
      check('limits', 'Limits and fusible links whole', { ...STRIPS, severity: 'inoperable' }),
      check('waterside', 'Water coil, valve and circulator dry and working', WATER),
      reading('watertemp', 'Water into the coil', '°F', { min: 120, max: 180 }, WATER),
      reading('rise', 'Temperature rise', '°F'),
    ]),
    section('electrical', 'Electrical and controls', [
      check('disconnect', 'Disconnect, breaker and wire size fit the plate', { severity: 'inoperable' }),
      check('terminals', 'Terminals tight, no burnt insulation', {
        severity: 'inoperable',
        comments: ['Burnt terminal remade.'],
      }),
      reading('volts', 'Voltage at the unit, running', 'V', { min: 197, max: 253 }),
      check('thermostat', 'Thermostat calls, stages and shuts off as it should'),
      rating('condition', 'Condition of the unit as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
