import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

const GAS = { when: { itemId: 'heat', is: ['Gas'] } };

/** Package or rooftop unit, pre-season maintenance of each unit in the building. */
export const form: FormInput = {
  equipmentTypes: ['package-unit'],
  sections: [
    section('access', 'Access and roof', [
      choice('where', 'Stands', ['On the roof', 'On the ground'], { isRequired: true }),
      check('ladder', 'Way up, hatch and roof edge safe to work at', {
        severity: 'inoperable',
        comments: ['No tie-off within reach.', 'Hatch does not stay open.'],
      }),
      check('roof', 'Roof around the unit dry and whole; curb and flashing tight', {
        comments: ['Ponding beside the curb.', 'Flashing lifted at one corner.', 'Screws and scrap picked up.'],
      }),
      choice('heat', 'Heats with', ['Gas', 'Electricity', 'Heat pump', 'Cooling only'], { isRequired: true }),
    ]),
    section(
      'cabinet',
      'Cabinet and air side',
      [
        photo('plate', 'Rating plate', { isRequired: true }),
        check('panels', 'Panels, latches and gaskets close tight'),
        check('filters', 'Filters clean, right size, none missing', {
          severity: 'suggested',
          comments: ['Filters replaced.', 'One filter drawn into the blower.', 'Size on the rack is wrong.'],
        }),
        check('belt', 'Belt tension and pulleys in order', {
          hint: 'N/A for direct drive.',
          comments: ['Belt replaced, old one left as a spare.', 'Pulleys out of line.', 'Pulley grooves worn.'],
        }),
        check('bearings', 'Blower wheel clean, shaft and bearings quiet, greased where they ask for it'),
        reading('bloweramps', 'Blower current, highest phase', 'A', {}, { hint: 'Not above the plate.' }),
        reading('static', 'Total external static pressure', 'in. w.c.', {}, { hint: 'Go by the fan table.' }),
        check('drain', 'Drain pan clean, trap filled, line pitched and on the drain', {
          comments: ['Trap cleaned and filled.', 'Pan rusted through.', 'Line ends on the roof.'],
        }),
        check('economizer', 'Economizer: dampers stroke, linkage and sensors plausible, minimum position right', {
          isRequired: false,
          comments: ['Actuator does not move.', 'Damper tied open.', 'Sensor reads wrong; changeover disabled.'],
        }),
      ],
      { isPerUnit: true, hint: 'Once for each unit.' },
    ),
    section(
      'cooling',
      'Cooling',
      [
        check('condenser', 'Condenser coil clean, fins straight', {
          comments: ['Washed.', 'Hail damage on one side.', 'Split coil: inner row loaded.'],
        }),
        check('fans', 'Condenser fans and motors in order'),
        check('electrical', 'Disconnect, contactors, terminals and wiring in order', {
          severity: 'inoperable',
          comments: ['Contacts pitted.', 'Terminal burnt and remade.'],
        }),
        reading(
          'imbalance',
          'Voltage imbalance',
          '%',
          { min: 0, max: 2 },
          { hint: 'Three phases: largest difference from the mean, of the mean.' },
        ),
        reading('compamps', 'Compressor current, highest', 'A', {}, { hint: 'Compare with the plate.' }),
        check('crankcase', 'Crankcase heater warm when off', { isRequired: false }),
        reading('superheat', 'Superheat, circuit 1', '°F', { min: 5, max: 20 }),
        reading('subcooling', 'Subcooling, circuit 1', '°F', { min: 6, max: 16 }, { hint: 'Go by the plate.' }),
        note('othercircuits', 'Readings of the other circuits'),
        check('oil', 'No oil stains at joints and valves'),
        reading('split', 'Temperature difference across the coil', '°F', { min: 14, max: 24 }),
      ],
      { isPerUnit: true },
    ),
    section(
      'heating',
      'Gas heat',
      [
        check('exchanger', 'Heat exchanger without cracks, holes or heavy rust, as far as can be seen', {
          ...GAS,
          severity: 'inoperable',
          comments: ['Rust at the inlet end.', 'Only partly visible; combustion test is normal.'],
        }),
        photo('exchangerphoto', 'Heat exchanger, where it failed', { isRequired: true, ...ifFailed('exchanger') }),
        check('inducer', 'Inducer, hood and vent clear', GAS),
        check('burners', 'Burners clean, carryover and flame in order', GAS),
        reading(
          'manifold',
          'Manifold gas pressure',
          'in. w.c.',
          { min: 3.2, max: 3.8 },
          {
            ...GAS,
            hint: 'Natural gas. Propane is usually 10.',
          },
        ),
        reading(
          'co',
          'CO in the flue, air-free',
          'ppm',
          { max: 100 },
          {
            ...GAS,
            isRequired: true,
            severity: 'inoperable',
          },
        ),
        reading('rise', 'Temperature rise', '°F', {}, { ...GAS, hint: 'The plate gives the range.' }),
        check('limits', 'Limit and rollout switches stop the burner', { ...GAS, severity: 'inoperable' }),
      ],
      { isPerUnit: true, hint: 'Left out where the unit does not burn gas.' },
    ),
    section('controls', 'Controls', [
      check('thermostat', 'Thermostat or building controls call every stage'),
      check('smoke', 'Duct smoke detector stops the unit', {
        isRequired: false,
        severity: 'inoperable',
        hint: 'Tell the alarm company first.',
      }),
      check('outdoorair', 'Outdoor air comes in while the space is occupied', { severity: 'suggested' }),
      rating('condition', 'Condition of the units as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
