import type { FormInput } from '../form';
import { check, choice, closing, ifFailed, note, photo, rating, reading, section } from './write';

const BACKUP = { when: { itemId: 'backup', is: ['Battery pump', 'Water-powered pump'] } };
const SEWAGE = { when: { itemId: 'kind', is: ['Sewage ejector', 'Grinder'] } };

/** Sump and sewage ejector pumps, yearly test with water. */
export const form: FormInput = {
  equipmentTypes: ['sump-pump'],
  sections: [
    section('pit', 'Pit', [
      photo('pitphoto', 'Pit with its pump', { isRequired: true }),
      choice('kind', 'Pump', ['Sump, clear water', 'Sewage ejector', 'Grinder'], { isRequired: true }),
      check('debris', 'Pit clean: no gravel, mud or wipes', {
        comments: ['Gravel taken out.', 'Wipes around the float.'],
      }),
      check('cover', 'Cover in place and sturdy', { comments: ['No cover: a child can fall in.'] }),
      check('sealed', 'Cover sealed gas-tight, vent connected', { ...SEWAGE, severity: 'inoperable' }),
      check('inflow', 'Drain tiles run free into the pit', { isRequired: false }),
    ]),
    section('pump', 'Pump', [
      check('start', 'Starts by itself when water rises, stops by itself', {
        severity: 'inoperable',
        comments: ['Float hung up on the discharge; tied back.', 'Runs on: switch stuck.'],
      }),
      check('float', 'Float moves free of walls, cord and pipe'),
      reading('onlevel', 'Water level at start, below the floor', 'in.', { min: 4 }),
      reading('seconds', 'Time to empty from start to stop', 's', { min: 5, max: 300 }),
      reading('amps', 'Current', 'A', {}, { isRequired: true, hint: 'Not above the plate.' }),
      check('noise', 'Quiet, no vibration at the pipe', { comments: ['Impeller strikes.', 'Grommet missing.'] }),
      check('base', 'Stands on a brick or stand, inlet clear'),
      reading('age', 'Age of the pump', 'years', { max: 10 }, { severity: 'suggested', hint: 'Most last 7 to 10.' }),
    ]),
    section('discharge', 'Discharge', [
      check('checkvalve', 'Check valve holds: water does not fall back', {
        comments: ['Replaced.', 'Slams; quiet type advised.'],
      }),
      check('shutoff', 'Shutoff valve above the check valve', { ...SEWAGE }),
      check('weep', 'Weep hole open where the maker asks for one', { isRequired: false }),
      check('pipe', 'Pipe supported, joints dry'),
      check('outlet', 'Outlet runs away from the house and is free', {
        comments: ['Ends at the foundation.', 'Frozen or buried.'],
      }),
      choice(
        'where',
        'Discharges to',
        ['Daylight', 'Storm sewer', 'Dry well', '!Sanitary sewer (clear water)', 'Building sewer (sewage)'],
        {
          isRequired: true,
          hint: 'Clear water does not belong into the sanitary sewer.',
        },
      ),
    ]),
    section('power', 'Power, alarm, backup', [
      check('outlet120', 'Receptacle of its own, GFCI where the code asks; no extension cord', {
        severity: 'inoperable',
      }),
      check('alarm', 'High-water alarm sounds', { comments: ['No alarm; recommended for finished basements.'] }),
      choice('backup', 'Backup', ['Battery pump', 'Water-powered pump', 'None'], { isRequired: true }),
      check('backuprun', 'Backup starts with the main pump unplugged', { ...BACKUP, severity: 'inoperable' }),
      reading(
        'battery',
        'Battery, under load',
        'V',
        { min: 11.5 },
        {
          when: { itemId: 'backup', is: ['Battery pump'] },
          isRequired: true,
        },
      ),
      check('batterydate', 'Battery within its years, terminals clean', {
        when: { itemId: 'backup', is: ['Battery pump'] },
        comments: ['Older than five years.', 'Water topped up.'],
      }),
      check('backflow', 'Water-powered pump has its backflow protection', {
        when: { itemId: 'backup', is: ['Water-powered pump'] },
        severity: 'inoperable',
      }),
      note('startwhy', 'What was done so that it starts', { isRequired: true, ...ifFailed('start') }),
      rating('condition', 'Condition as a whole', { hint: '5 like new, 1 at its end.' }),
    ]),
    closing(),
  ],
};
