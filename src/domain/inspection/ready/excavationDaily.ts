import type { FormInput } from '../form';
import { check, choice, ifFailed, note, photo, reading, section, signature } from './write';

const OUT = { severity: 'inoperable' } as const;

/** Trench or excavation, before the shift and after every rain or change, by a competent person. */
export const form: FormInput = {
  sections: [
    section('shift', 'Shift', [
      note('place', 'Which excavation', { isRequired: true }),
      choice('why', 'Inspected', ['Before the shift', 'After rain', 'After a change', 'After a hazard was reported'], {
        isRequired: true,
      }),
      choice('weather', 'Weather', ['Dry', 'Rain in the last 24 hours', 'Freezing and thawing'], { isRequired: true }),
      reading(
        'depth',
        'Depth',
        'ft',
        { max: 20 },
        { isRequired: true, ...OUT, hint: 'Over 20 ft an engineer designs the protection.' },
      ),
      reading('width', 'Width at the bottom', 'ft'),
      note('ticket', 'Utility locate ticket and until when it is good', { isRequired: true }),
    ]),
    section('soil', 'Soil', [
      choice('soiltype', 'Class, by a visual and a manual test', ['Stable rock', 'Type A', 'Type B', 'Type C'], {
        isRequired: true,
      }),
      reading('penetrometer', 'Pocket penetrometer', 'tsf', { min: 0 }),
      check('cracks', 'No cracks, sloughing or bulging in the walls or beside them', OUT),
      check('waterstanding', 'No water standing or seeping in', {
        ...OUT,
        comments: ['Pumped out; watched by the competent person.', 'Seeps at the toe: out until shored.'],
      }),
      check('vibration', 'No vibration from traffic or machines nearby', { isRequired: false }),
      check('previous', 'Soil was not dug up before', { isRequired: false, hint: 'Else it is not type A.' }),
    ]),
    section('protection', 'Protection', [
      choice(
        'system',
        'Protective system',
        [
          'None: under 5 ft, no sign of cave-in',
          'Sloped or benched',
          'Trench box',
          'Shoring',
          '!None, and it is needed',
        ],
        {
          isRequired: true,
          ...OUT,
        },
      ),
      note('evacuated', 'Who was taken out, and what happens next', { isRequired: true, ...ifFailed('system') }),
      check('angle', 'Slope no steeper than the soil allows', {
        isRequired: false,
        ...OUT,
        hint: 'A ¾:1, B 1:1, C 1½:1.',
      }),
      check('box', 'Box rated for depth and soil, no damage, tabulated data on site', { isRequired: false, ...OUT }),
      check('boxheight', 'Box reaches 18 in. above a sloped face', { isRequired: false }),
      check('gap', 'No more than 2 ft dug below the box', { isRequired: false }),
      photo('photo', 'Excavation and protection', { isRequired: true }),
    ]),
    section('around', 'Access and surroundings', [
      check('spoil', 'Spoil and materials 2 ft or more from the edge', OUT),
      check('ladder', 'Ladder or ramp within 25 ft of everyone, 3 ft above the edge', {
        ...OUT,
        hint: 'From 4 ft deep.',
      }),
      check('utilities', 'Utilities found, exposed by hand, supported', OUT),
      check('adjacent', 'Buildings, walls and poles nearby are stable', OUT),
      check('loads', 'Nobody under loads or beside a machine’s swing', OUT),
      check('barricade', 'Barricades, covers and signs'),
      check('traffic', 'Vests and traffic control', { isRequired: false }),
    ]),
    section('atmosphere', 'Air', [
      choice('airneeded', 'Air to be tested', ['No reason to', 'Yes'], {
        isRequired: true,
        hint: 'Over 4 ft where it may be bad: landfill, sewer, fuel, exhaust.',
      }),
      reading(
        'oxygen',
        'Oxygen',
        '%',
        { min: 19.5, max: 23.5 },
        { isRequired: true, ...OUT, when: { itemId: 'airneeded', is: ['Yes'] } },
      ),
      reading(
        'lel',
        'Flammable gas',
        '% LEL',
        { max: 10 },
        { isRequired: true, ...OUT, when: { itemId: 'airneeded', is: ['Yes'] } },
      ),
      reading('h2s', 'Hydrogen sulfide', 'ppm', { max: 10 }, { ...OUT, when: { itemId: 'airneeded', is: ['Yes'] } }),
      reading('co', 'Carbon monoxide', 'ppm', { max: 35 }, { ...OUT, when: { itemId: 'airneeded', is: ['Yes'] } }),
      check('rescue', 'Rescue equipment at hand and watched', { when: { itemId: 'airneeded', is: ['Yes'] }, ...OUT }),
    ]),
    section('result', 'Result', [
      choice('release', 'Excavation', ['May be entered', 'May be entered after what is noted', '!May not be entered'], {
        isRequired: true,
        ...OUT,
      }),
      note('conditions', 'What is to be done'),
      signature('competent', 'Competent person', { isRequired: true }),
    ]),
  ],
};
