import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

const BOILER = { when: { itemId: 'heats', is: ['Water (boiler)', 'Steam (boiler)'] } };
const STEAM = { when: { itemId: 'heats', is: ['Steam (boiler)'] } };
const FURNACE = { when: { itemId: 'heats', is: ['Air (furnace)'] } };

/** Oil-fired furnace or boiler, yearly tune-up. Nozzle, pump pressure and draft follow the manufacturer’s sheet. */
export const form: FormInput = {
  equipmentTypes: ['furnace', 'boiler'],
  sections: [
    section('arrival', 'On arrival', [
      photo('plate', 'Rating plate and burner label', { isRequired: true }),
      choice('heats', 'Heats', ['Air (furnace)', 'Water (boiler)', 'Steam (boiler)'], { isRequired: true }),
      check('alarm', 'Carbon monoxide alarm present and in date', {
        severity: 'inoperable',
        comments: ['No alarm found in the house.', 'Alarm is past its replacement date.'],
      }),
      reading(
        'ambient',
        'CO in the room air, burner running',
        'ppm',
        { max: 9 },
        {
          isRequired: true,
          severity: 'inoperable',
          hint: 'Leave and ventilate above 35 ppm.',
        },
      ),
      check('soot', 'No soot, smell or oil around the unit', { comments: ['Puffback: soot at the draft regulator.'] }),
    ]),
    section('supply', 'Tank and oil line', [
      check('tank', 'Tank, legs and fittings without rust, weeping or dents', {
        severity: 'inoperable',
        comments: ['Weeping at the bottom seam.', 'Legs on bare earth.'],
      }),
      photo('tankphoto', 'Tank, where it failed', { isRequired: true, ...ifFailed('tank') }),
      check('vent', 'Fill and vent pipes in order, whistle heard at delivery', { isRequired: false }),
      check('water', 'No water or sludge in the tank', { comments: ['Water paste shows an inch.', 'Treated.'] }),
      check('valve', 'Fusible shutoff valve closes; line protected where it lies in or below concrete', {
        severity: 'inoperable',
      }),
      check('oilfilter', 'Oil filter replaced, canister cleaned'),
      reading(
        'vacuum',
        'Vacuum at the pump',
        'in. Hg',
        { min: 0, max: 10 },
        {
          hint: 'Above 10 in. the pump draws air out of the oil: look for a clogged filter or line.',
        },
      ),
    ]),
    section('burner', 'Burner', [
      choice('nozzle', 'Nozzle', ['Replaced as the sheet asks', '!Wrong nozzle found, replaced', 'Not due']),
      note('nozzlesize', 'Nozzle: gph, angle and pattern', { isRequired: true }),
      check('strainer', 'Pump strainer cleaned or replaced'),
      reading(
        'pump',
        'Pump pressure',
        'psi',
        { min: 90, max: 200 },
        {
          isRequired: true,
          hint: '100 psi for older burners, 140 for most newer ones: go by the sheet.',
        },
      ),
      check('cutoff', 'Pump cuts off cleanly; pressure holds', { comments: ['After-drip: nozzle valve or air.'] }),
      check('electrodes', 'Electrodes set by gauge, insulators whole'),
      check('airtube', 'Air tube, fan wheel and retention head clean'),
      check('coupling', 'Coupling and motor in order'),
      reading('cad', 'Cad cell, burner running', 'Ω', { max: 1600 }, { hint: 'Lower is better.' }),
    ]),
    section('passages', 'Heat exchanger and venting', [
      check('brushed', 'Passages brushed and vacuumed', { comments: ['A quarter inch of soot taken out.'] }),
      check('exchanger', 'Heat exchanger without cracks or holes, as far as can be seen', { severity: 'inoperable' }),
      check('chamber', 'Combustion chamber whole'),
      check('flue', 'Flue pipe, barometric damper and chimney base clean and tight', { severity: 'inoperable' }),
      check('air', 'Combustion air openings free'),
    ]),
    section('combustion', 'Combustion test', [
      reading(
        'smoke',
        'Smoke spot',
        '',
        { min: 0, max: 1 },
        { isRequired: true, hint: 'First a trace, then more air.' },
      ),
      reading('oxygen', 'Oxygen in the flue', '%', { min: 3, max: 8 }, { isRequired: true }),
      reading('stack', 'Flue gas temperature', '°F', {}, { isRequired: true }),
      reading('co', 'CO in the flue, air-free', 'ppm', { max: 100 }, { isRequired: true, severity: 'inoperable' }),
      reading(
        'overfire',
        'Draft over the fire',
        'in. w.c.',
        { min: -0.05, max: -0.01 },
        {
          hint: 'Below atmosphere: enter it with a minus. Usually -0.01 to -0.02.',
        },
      ),
      reading('breech', 'Draft at the breech', 'in. w.c.', { min: -0.08, max: -0.02 }),
      reading('efficiency', 'Steady-state efficiency', '%', { min: 78, max: 100 }),
      note('combustionwhy', 'Likely cause and what was changed', { isRequired: true, ...ifFailed('co') }),
    ]),
    section('safety', 'Safety controls', [
      check('primary', 'Primary control locks out without flame, in its time', { severity: 'inoperable' }),
      check('emergency', 'Emergency switch stops the burner', { severity: 'inoperable' }),
      check('limit', 'High limit stops the burner', { severity: 'inoperable' }),
      reading('rise', 'Temperature rise', '°F', {}, { ...FURNACE, hint: 'The plate gives the range.' }),
      check('relief', 'Relief valve piped down, right size, dry', { ...BOILER, severity: 'inoperable' }),
      check('lowwater', 'Low-water cutoff stops the burner', { ...BOILER, severity: 'inoperable' }),
      check('blowdown', 'Float cutoff blown down, gauge glass clean', STEAM),
      rating('condition', 'Condition of the unit as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
