import type { FormInput } from '../form';
import { check, choice, ifFailed, note, photo, rating, reading, section, signature } from './write';

const STOP = { severity: 'inoperable' } as const;

/** Demolition site, before and during each shift, by a competent person. */
export const form: FormInput = {
  sections: [
    section('shift', 'Shift', [
      reading('crew', 'People on site', '', { min: 1 }, { isRequired: true }),
      check('briefing', 'Crew briefed on today’s sequence; everyone knows the stop signal', STOP),
      reading(
        'wind',
        'Wind, gusts',
        'mph',
        { max: 30 },
        { hint: 'Work at height, booms and free walls stop earlier.' },
      ),
      check('ppe', 'Hard hats, eye protection, boots, vests, gloves; respirators where the plan says so'),
      check('training', 'Operators qualified for their machines', STOP),
    ]),
    section('structure', 'Structure', [
      check('survey', 'Today’s work is what the engineering survey covers', STOP),
      check('stable', 'Remaining walls, floors and shoring stable since the last look', {
        ...STOP,
        hint: 'Again after rain, wind and each floor.',
        comments: ['Wall leans; braced before work went on.', 'Floor overloaded with debris; cleared.'],
      }),
      note('bracing', 'What was braced or who was kept out', { isRequired: true, ...ifFailed('stable') }),
      photo('stablephoto', 'Structure today', { isRequired: true }),
      check('floors', 'Debris on floors below the load they carry', STOP),
      check('openings', 'Floor openings covered and marked, or guarded', STOP),
      check('walls', 'No wall left standing free above one story without bracing', {
        ...STOP,
        hint: 'Unless it was designed to stand, or the sequence needs it.',
      }),
      check('stairs', 'Stairs and ways out that are used kept sound, lit and clear'),
    ]),
    section('utilities', 'Utilities and hazardous material', [
      check('cut', 'Electricity, gas, water, steam and sewer still cut; temporary lines protected', STOP),
      check('found', 'No suspected asbestos, tank or drum found that the survey does not name', {
        ...STOP,
        comments: ['Stopped at pipe insulation; sample sent.'],
      }),
      note('foundwhat', 'What was found and where work stopped', { isRequired: true, ...ifFailed('found') }),
      check('dust', 'Dust kept down with water; silica controls as the plan says'),
      check('lead', 'Lead paint work as the plan says', { isRequired: false }),
    ]),
    section('machines', 'Machines and falling material', [
      check('machines', 'Machines checked before the shift; guards and cab protection in place'),
      check('zone', 'Swing and drop zones barricaded, nobody in them while machines work', STOP),
      check('chutes', 'Chutes closed, gated and signed; drop areas fenced', { isRequired: false }),
      check('overhead', 'Distance to overhead lines kept', STOP),
      check('height', 'Fall protection where people work above 6 ft', STOP),
      check('hotwork', 'Hot work: permit, extinguisher, watch afterwards', { isRequired: false, ...STOP }),
    ]),
    section('public', 'Public and neighbors', [
      check('fence', 'Fence, signs and sidewalk cover whole'),
      check('street', 'Street, drains and walks clean; trucks covered'),
      check('neighbor', 'Neighboring building without new cracks', {
        ...STOP,
        comments: ['Monitors read, no change.', 'Crack gauge moved; engineer called.'],
      }),
      check('noise', 'Working hours and noise as permitted', { severity: 'suggested' }),
      check('fire', 'Hydrant and fire lane free, extinguishers at hand'),
    ]),
    section('result', 'Result', [
      choice('release', 'Work', ['May go on', 'May go on with the limits noted', '!Stopped'], {
        isRequired: true,
        ...STOP,
      }),
      note('limits', 'Limits, and who does what until when'),
      rating('order', 'Order of the site', { hint: '5 in order, 1 stop work.' }),
      signature('competent', 'Competent person', { isRequired: true }),
    ]),
  ],
};
