import type { FormInput } from '../form';
import { check, choice, note, photo, rating, reading, section, signature } from './write';

const OUT = { severity: 'inoperable' } as const;

/** Construction site walk, weekly or after an incident. */
export const form: FormInput = {
  sections: [
    section('start', 'The walk', [
      choice('why', 'Why', ['Weekly', 'Daily', 'After an accident', 'After a complaint'], { isRequired: true }),
      reading('people', 'People on site', '', { min: 0 }),
      note('with', 'Walked with'),
      check('talk', 'Toolbox talk held this week, with names', { severity: 'suggested' }),
    ]),
    section('people', 'People', [
      check('ppe', 'Hard hats, eye protection, boots and vests worn', {
        comments: ['Corrected on the spot.', 'Second warning for the same crew.'],
      }),
      check('hearing', 'Hearing and dust protection where needed', {
        comments: ['Dry cutting without water or vacuum stopped.'],
      }),
      check('firstaid', 'First-aid kit stocked; trained person and the way to the clinic known'),
      check('water', 'Drinking water, shade and toilets', { severity: 'suggested' }),
      check('postings', 'Posters, emergency numbers and permits on view', { severity: 'suggested' }),
      check('sds', 'Safety data sheets at hand, containers labeled'),
    ]),
    section('falls', 'Falls', [
      check('guardrails', 'Guardrails, covers or harnesses from 6 ft', {
        ...OUT,
        comments: ['Floor hole covered and marked on the spot.', 'Work at the edge stopped.'],
      }),
      check('harness', 'Harnesses and lanyards without damage, anchored right', { isRequired: false, ...OUT }),
      check('ladders', 'Ladders sound, tied off, 3 ft above the landing'),
      check('scaffold', 'Scaffold tagged by a competent person, planked, braced, guarded', {
        isRequired: false,
        ...OUT,
      }),
      check('stairs', 'Stairs and walkways clear, with rails and light'),
      check('roof', 'Roof edges and openings protected', { isRequired: false, ...OUT }),
    ]),
    section('electric', 'Electricity and tools', [
      check('gfci', 'GFCI protection tried', OUT),
      check('cords', 'Cords whole, three-wire, out of the way', { comments: ['Damaged cord cut up.'] }),
      check('panels', 'Panels closed and free', OUT),
      check('tools', 'Guards on tools; grinders and saws in order'),
      check('lockout', 'Lockout used on live or pressurized equipment', { isRequired: false, ...OUT }),
    ]),
    section('machines', 'Machines and loads', [
      check('forklift', 'Operators trained; seat belts and alarms work', { isRequired: false }),
      check('lifts', 'Lifts: gates shut, tied off, ground firm', { isRequired: false, ...OUT }),
      check('crane', 'Today’s crane inspection at hand', { isRequired: false }),
      check('trench', 'Today’s excavation inspection at hand', { isRequired: false }),
      check('storage', 'Material stacked so that nothing falls or rolls'),
    ]),
    section('fire', 'Fire and order', [
      check('extinguishers', 'Extinguishers charged and within 100 ft', { severity: 'deficient' }),
      check('hotwork', 'Hot work: permit, watch and screens', { isRequired: false, ...OUT }),
      check('cylinders', 'Cylinders upright, capped, tied; oxygen apart from fuel'),
      check('flammables', 'Fuel in safety cans, away from heat'),
      check('waste', 'Scrap and nails cleared, ways free'),
      check('public', 'Public kept out: fence, signs, sidewalk'),
      photo('photos', 'The site today'),
    ]),
    section('result', 'Result', [
      rating('overall', 'The site as a whole', { isRequired: true, hint: '5 in order, 1 stop work.' }),
      note('actions', 'Who does what until when'),
      signature('super', 'Superintendent'),
      signature('inspector', 'Inspected by', { isRequired: true }),
    ]),
  ],
};
