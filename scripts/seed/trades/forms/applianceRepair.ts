import type { FormInput } from '@/domain/inspection/form';
import { check, note, reading, section } from '@/domain/inspection/ready/write';

/** Kitchen and laundry, as required by landlords and home warranties. */
export const applianceCheck: FormInput = {
  sections: [
    section('cold', 'Refrigerator', [
      reading('freshtemp', 'Fresh food', '°F', { min: 34, max: 40 }, { isRequired: true }),
      reading('freezertemp', 'Freezer', '°F', { min: -5, max: 5 }, { isRequired: true }),
      check('fridgefan', 'Fans run, no ice on the back wall'),
      check('gasket', 'Gaskets close on a dollar bill', { comments: ['Torn at the hinge.'] }),
      check('ice', 'Ice maker and dispenser', { isRequired: false }),
    ]),
    section('cooking', 'Range and oven', [
      check('burners', 'Each burner lights and holds'),
      reading('oventemp', 'Oven at 350 °F after 20 minutes', '°F', { min: 335, max: 365 }),
      check('antitip', 'Anti-tip bracket holds', { severity: 'inoperable' }),
      check('gastight', 'No gas at the fittings', { isRequired: false, severity: 'inoperable' }),
    ]),
    section('wash', 'Dishwasher', [
      check('dwcycle', 'Fills, washes, drains, no leak below'),
      check('airgap', 'Air gap or high loop', { severity: 'suggested' }),
    ]),
    section('laundry', 'Laundry', [
      check('hoses', 'Stainless hoses, dry', { comments: ['Rubber, replace.'] }),
      check('spin', 'Spins level and quiet'),
      check('heat', 'Dryer heats and stops by itself'),
      reading('ventspeed', 'Air at the hood', 'fpm', { min: 1000 }, { isRequired: true }),
    ]),
    section('result', 'Result', [note('advice', 'What to plan for')]),
  ],
};
