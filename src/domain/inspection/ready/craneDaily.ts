import type { FormInput } from '../form';
import { check, choice, ifFailed, note, photo, reading, section, signature } from './write';

const OUT = { severity: 'inoperable' } as const;

/** Mobile crane, before each shift, by a competent person. */
export const form: FormInput = {
  sections: [
    section('shift', 'Shift', [
      note('crane', 'Crane and its number', { isRequired: true }),
      reading('hours', 'Hour meter', 'h', { min: 0 }),
      choice('operator', 'Operator’s certificate for this type', ['Seen and in date', '!Not at hand'], {
        isRequired: true,
        ...OUT,
      }),
      check('chart', 'Load chart and manual in the cab', OUT),
      reading(
        'wind',
        'Wind, gusts',
        'mph',
        { max: 30 },
        { isRequired: true, ...OUT, hint: 'The load chart’s limit goes first.' },
      ),
    ]),
    section('ground', 'Ground and surroundings', [
      check('ground', 'Ground firm, drained and level enough for the load', OUT),
      check('outriggers', 'Outriggers set as the chart says, on pads', OUT),
      check('level', 'Crane level within 1%', OUT),
      choice(
        'power',
        'Power lines within the radius of boom and load',
        ['None', 'Yes, deenergized and grounded', '!Yes, distance kept'],
        {
          isRequired: true,
          ...OUT,
        },
      ),
      note('powerplan', 'Distance, spotter and how contact is prevented', { isRequired: true, ...ifFailed('power') }),
      check('swing', 'Swing radius of the counterweight barricaded'),
    ]),
    section('structure', 'Structure', [
      check('boom', 'Boom and jib straight, no cracks, no bent lacing', OUT),
      check('pins', 'Pins, keepers and bolts in place', OUT),
      check('sheaves', 'Sheaves turn, not worn'),
      check('tires', 'Tires or tracks in order'),
      check('hydraulics', 'Hoses and cylinders dry', {
        comments: ['Seepage at a fitting, tightened.', 'Hose chafed to the braid: replace before use.'],
      }),
      check('fluids', 'Oil, coolant, hydraulic fluid and fuel at level'),
    ]),
    section('rope', 'Rope, hook and block', [
      check('rope', 'Wire rope: no kinks, crushing, corrosion, broken wires beyond the limit', OUT),
      reading(
        'wires',
        'Broken wires, most in one lay',
        '',
        { max: 5 },
        { ...OUT, hint: 'Running rope: 6 in one lay or 3 in one strand take it out of service.' },
      ),
      check('spooling', 'Rope spools evenly; wraps left on the drum', OUT),
      check('hook', 'Hook not twisted or opened, latch works', OUT),
      check('wedge', 'Wedge socket and dead end right', OUT),
      photo('ropephoto', 'What was found at the rope', ifFailed('rope')),
    ]),
    section('safety', 'Safety devices', [
      check('lmi', 'Load moment indicator works and is set for this setup', OUT),
      check('a2b', 'Anti-two-block stops the hoist', OUT),
      check('boomstop', 'Boom stops and angle indicator work', OUT),
      check('brakes', 'Hoist, swing and travel brakes hold', OUT),
      check('horn', 'Horn, lights, backup alarm and extinguisher'),
      check('controls', 'Controls return to neutral, emergency stop works', OUT),
      check('glass', 'Glass clean and whole', { severity: 'suggested' }),
    ]),
    section('rigging', 'Rigging', [
      check('slings', 'Slings tagged and without damage', {
        ...OUT,
        comments: ['One sling without a tag taken out of use.'],
      }),
      check('shackles', 'Shackles and hooks not worn, right pins'),
      check('signal', 'Signal person named; radio tried', OUT),
      check('liftplan', 'Lift plan at hand for critical lifts', { isRequired: false }),
    ]),
    section('result', 'Result', [
      choice('release', 'Crane', ['May be used', 'May be used with limits noted', '!Out of service, tagged'], {
        isRequired: true,
        ...OUT,
      }),
      note('limits', 'Limits and repairs to be made'),
      signature('competent', 'Competent person', { isRequired: true }),
    ]),
  ],
};
