import type { FormInput } from '../form';
import { check, choice, ifFailed, note, photo, reading, section, signature } from './write';

/** Engineering and hazard survey before demolition begins, for the file that inspectors require. */
export const form: FormInput = {
  sections: [
    section('building', 'The structure', [
      photo('front', 'Front', { isRequired: true }),
      photo('sides', 'Other sides', { isRequired: true }),
      choice('construction', 'Construction', ['Wood frame', 'Masonry', 'Steel frame', 'Concrete', 'Mixed'], {
        isRequired: true,
      }),
      reading('stories', 'Stories', '', { min: 1, max: 60 }, { isRequired: true }),
      reading('yearbuilt', 'Year built', '', { min: 1700, max: 2100 }),
      choice('damage', 'Damaged before', ['No', '!Fire', '!Flood', '!Collapse', '!Explosion'], {
        isRequired: true,
        severity: 'inoperable',
      }),
      check('frame', 'Framing, floors and walls judged by a competent person; no unplanned collapse to be expected', {
        severity: 'inoperable',
        hint: 'In writing, before anybody starts.',
      }),
      note('bracing', 'Shoring or bracing that is needed', { isRequired: true, ...ifFailed('frame') }),
      check('basement', 'Basements, vaults, tanks and wells located', {
        comments: ['Buried oil tank suspected: fill pipe at the east wall.'],
      }),
      check('partywall', 'Party walls and neighboring foundations looked at', {
        comments: ['Neighbor’s condition photographed.', 'Underpinning to be designed.'],
      }),
      check('prestress', 'No post-tensioned or prestressed members found', { severity: 'inoperable' }),
    ]),
    section('hazard', 'Hazardous material', [
      check('asbestossurvey', 'Asbestos survey by an accredited inspector at hand', { severity: 'inoperable' }),
      choice('asbestos', 'Asbestos', ['None found', '!Found, to be removed', 'Found and removed'], {
        isRequired: true,
        severity: 'inoperable',
      }),
      check('notified', 'Authority notified of the demolition in time', {
        hint: 'Also where no asbestos was found; commonly 10 working days.',
        severity: 'inoperable',
      }),
      choice('lead', 'Lead paint', ['None found', 'Found, in the plan', 'Not tested: built after 1978']),
      check('mercury', 'Lamps, thermostats, ballasts and batteries taken out', {
        comments: ['Ballasts without a label count as PCB.'],
      }),
      check('refrigerants', 'Refrigerants recovered, with papers', { isRequired: false }),
      check('fuel', 'Fuel, oil and chemicals taken out'),
      check('animals', 'No droppings, sharps or mold that need protection', { isRequired: false }),
    ]),
    section(
      'utilities',
      'Utilities',
      [
        check('electric', 'Electricity cut and confirmed by the utility', { severity: 'inoperable' }),
        check('gas', 'Gas cut, capped and confirmed', { severity: 'inoperable' }),
        check('watermain', 'Water shut off or kept for dust control', { comments: ['Hydrant permit at hand.'] }),
        check('sewer', 'Sewer capped and seen by the inspector'),
        check('telecom', 'Telephone, cable and fiber cut'),
        check('steam', 'Steam and other process lines cut', { isRequired: false }),
        note('locate', 'Utility locate ticket and until when it is good', { isRequired: true }),
        photo('caps', 'Caps and cut-offs'),
      ],
      { hint: 'Confirmed in writing where the utility does it.' },
    ),
    section('site', 'Site and public', [
      check('permit', 'Demolition permit posted', { severity: 'inoperable' }),
      check('fence', 'Fence, signs and walkway cover in place'),
      check('traffic', 'Traffic and truck route agreed', { isRequired: false }),
      check('neighbors', 'Neighbors told', { severity: 'suggested' }),
      check('dust', 'Water for dust and a plan for runoff'),
      check('fireext', 'Fire extinguishers and a way for the fire department'),
      check('debris', 'Chutes, drop zones and floor loads planned'),
      reading(
        'clearance',
        'Distance to overhead lines',
        'ft',
        { min: 10 },
        { isRequired: true, severity: 'inoperable', hint: 'More above 50 kV.' },
      ),
    ]),
    section('result', 'Result', [
      choice('ready', 'Demolition', ['May begin', 'May begin with the conditions noted', '!May not begin'], {
        isRequired: true,
        severity: 'inoperable',
      }),
      note('conditions', 'Conditions'),
      signature('competent', 'Competent person', { isRequired: true }),
    ]),
  ],
};
