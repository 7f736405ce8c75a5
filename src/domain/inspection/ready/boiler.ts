import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

/** Hot-water boiler, gas-fired, yearly maintenance. */
export const form: FormInput = {
  equipmentTypes: ['boiler'],
  sections: [
    section('arrival', 'On arrival', [
      photo('nameplate', 'Rating plate', { isRequired: true }),
      choice('type', 'Boiler', ['Atmospheric', 'Power vented', 'Condensing'], { isRequired: true }),
      reading('ambient', 'CO in the room air', 'ppm', { max: 9 }, { isRequired: true, severity: 'inoperable' }),
      check('leaks', 'No water at boiler, pump, valves and relief', {
        comments: ['Weeping at a section joint.', 'Pump flange wet.'],
      }),
    ]),
    section('water', 'Water side', [
      reading('pressurecold', 'System pressure', 'psi', { min: 10, max: 25 }, { isRequired: true }),
      check('relief', 'Relief valve rated for the boiler, discharge piped down, not plugged', {
        severity: 'inoperable',
        comments: ['Discharge pipe missing.', 'Valve weeps.', 'Valve is older than five years; replace.'],
      }),
      check('expansion', 'Expansion tank holds its air charge', {
        comments: ['Tank is waterlogged.', 'Recharged to 12 psi.'],
      }),
      check('lwco', 'Low-water cutoff stops the burner', { severity: 'inoperable' }),
      check('fill', 'Pressure reducing valve and backflow preventer on the fill in order'),
      check('air', 'Air separator and vents work'),
      reading(
        'ph',
        'pH of the system water',
        '',
        { min: 7, max: 8.5 },
        { hint: 'The maker’s limits go first, above all for aluminum.' },
      ),
      reading('glycol', 'Freeze protection down to', '°F', {}, { hint: 'Only with glycol.' }),
      check('circulators', 'Circulators and zone valves run, no noise'),
    ]),
    section('burner', 'Burner and venting', [
      check('leak', 'No gas leak', { severity: 'inoperable' }),
      reading(
        'manifold',
        'Manifold gas pressure',
        'in. w.c.',
        { min: 3, max: 4 },
        { hint: 'Natural gas, atmospheric. Condensing units: by the manual.' },
      ),
      check('burner', 'Burner and igniter clean'),
      check('exchanger', 'Heat exchanger cleaned; no leaks or soot', {
        comments: ['Soot brushed out; combustion set again.', 'Scale in the condensing part flushed.'],
      }),
      check('vent', 'Vent tight, pitched, right material', { severity: 'inoperable' }),
      reading(
        'draft',
        'Draft over fire',
        'in. w.c.',
        { max: -0.01 },
        { when: { itemId: 'type', is: ['Atmospheric'] } },
      ),
      check('spill', 'No spillage at the draft hood after 5 minutes', {
        when: { itemId: 'type', is: ['Atmospheric'] },
        severity: 'inoperable',
      }),
      check('trap', 'Condensate trap and neutralizer serviced', { when: { itemId: 'type', is: ['Condensing'] } }),
    ]),
    section('combustion', 'Combustion test', [
      reading('co', 'CO in the flue, air-free', 'ppm', { max: 100 }, { isRequired: true, severity: 'inoperable' }),
      reading('oxygen', 'Oxygen in the flue', '%', { min: 3, max: 10 }),
      reading('efficiency', 'Combustion efficiency', '%', { min: 78 }),
      note('why', 'Likely cause and what was changed', { isRequired: true, ...ifFailed('co') }),
    ]),
    section('controls', 'Controls and run test', [
      reading('supply', 'Supply temperature at the high limit', '°F', { max: 200 }, { isRequired: true }),
      reading('deltat', 'Difference of supply and return', '°F', { min: 10, max: 40 }),
      check('limit', 'High limit and manual reset open the burner circuit', { severity: 'inoperable' }),
      check('reset', 'Outdoor reset set for the house', { isRequired: false, severity: 'suggested' }),
      check('wiring', 'Wiring and emergency switch in order'),
      rating('condition', 'Condition of the boiler as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
