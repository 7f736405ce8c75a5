import type { FormInput } from '../form';
import { check, choice, ifFailed, note, photo, reading, section, signature } from './write';

const RP = { when: { itemId: 'device', is: ['Reduced pressure (RP)'] } };
const DC = { when: { itemId: 'device', is: ['Double check (DC)'] } };
const PVB = { when: { itemId: 'device', is: ['Pressure vacuum breaker (PVB)', 'Spill-resistant (SVB)'] } };

/** Backflow assembly test by differential gauge, with the values that testers' report forms require. */
export const form: FormInput = {
  equipmentTypes: ['backflow-preventer'],
  sections: [
    section('assembly', 'Assembly', [
      photo('tag', 'Assembly with its tag', { isRequired: true }),
      choice(
        'device',
        'Type',
        ['Reduced pressure (RP)', 'Double check (DC)', 'Pressure vacuum breaker (PVB)', 'Spill-resistant (SVB)'],
        { isRequired: true },
      ),
      reading('size', 'Size', 'in.', { min: 0.25, max: 12 }, { isRequired: true }),
      choice('use', 'Protects', ['Irrigation', 'Domestic', 'Fire line', 'Boiler fill', 'Process'], {
        isRequired: true,
      }),
      choice('reason', 'Why it is tested', ['Yearly', 'New', 'After repair', 'Moved'], { isRequired: true }),
      check('orientation', 'Installed as approved: position, height, drainage, access', {
        comments: ['Below grade, pit floods.', 'Too close to the wall to be serviced.', 'No unions to take it out.'],
      }),
      check('freeze', 'Protected against freezing', { severity: 'suggested' }),
      check('permission', 'Customer agreed to the water being off', {
        isRequired: false,
        hint: 'Fire line: alarm company told.',
      }),
    ]),
    section('gauge', 'Gauge', [
      note('gaugeserial', 'Gauge, make and serial', { isRequired: true }),
      note('calibrated', 'Calibrated on', { isRequired: true, hint: 'Most authorities ask for once a year.' }),
      reading('line', 'Line pressure', 'psi', { min: 10 }),
    ]),
    section('rp', 'Reduced pressure test', [
      reading('rp1', 'First check, static drop', 'psid', { min: 5 }, { ...RP, isRequired: true }),
      check('rp1tight', 'First check holds tight', RP),
      reading(
        'relief',
        'Relief valve opens at',
        'psid',
        { min: 2 },
        { ...RP, isRequired: true, severity: 'inoperable' },
      ),
      reading('buffer', 'First check less relief opening', 'psi', { min: 3 }, RP),
      check('rp2tight', 'Second check holds tight against backpressure', RP),
      reading('rp2', 'Second check, static drop', 'psid', { min: 1 }, RP),
    ]),
    section('dc', 'Double check test', [
      reading('dc1', 'First check, static drop', 'psid', { min: 1 }, { ...DC, isRequired: true }),
      reading('dc2', 'Second check, static drop', 'psid', { min: 1 }, { ...DC, isRequired: true }),
    ]),
    section('pvb', 'Vacuum breaker test', [
      reading('inlet', 'Air inlet opens at', 'psid', { min: 1 }, { ...PVB, isRequired: true }),
      check('inletfull', 'Air inlet opens fully', PVB),
      reading('pvbcheck', 'Check valve, static drop', 'psid', { min: 1 }, { ...PVB, isRequired: true }),
    ]),
    section('valves', 'Valves', [
      check('shutoff1', 'Shutoff 1 closes tight'),
      check('shutoff2', 'Shutoff 2 closes tight', {
        comments: ['Leaks; test values are not valid until it is repaired.'],
      }),
      check('cocks', 'Test cocks in order'),
      note('repair', 'Repair done and parts used', { ...ifFailed('shutoff2') }),
      note('repairs', 'Other repairs and parts'),
    ]),
    section('result', 'Result', [
      choice(
        'result',
        'Assembly',
        ['Passed', 'Passed after repair', '!Failed, to be repaired', '!Failed, water shut off'],
        {
          isRequired: true,
          severity: 'inoperable',
        },
      ),
      check('restored', 'Water back on, valves left open', { severity: 'inoperable' }),
      note('license', 'Tester’s certificate number', { isRequired: true }),
      signature('tester', 'Tester', { isRequired: true }),
    ]),
  ],
};
