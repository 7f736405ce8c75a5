import type { FormInput } from '@/domain/inspection/form';
import { check, note, rating, section } from '@/domain/inspection/ready/write';

/** A walk-through, with or without the customer, after the team has left. */
export const cleaningCheck: FormInput = {
  sections: [
    section('entry', 'Entry and common areas', [
      check('glass', 'Door glass and handles'),
      check('floors', 'Floors without dust or streaks'),
      check('corners', 'Corners and behind doors', { comments: ['Dust behind the door.'] }),
      check('bins', 'Trash out, liners in'),
      rating('entryscore', 'Entry as a whole', { isRequired: true }),
    ]),
    section('restrooms', 'Restrooms', [
      check('toilets', 'Toilets and around the base'),
      check('mirrors', 'Mirrors and faucets without spots'),
      check('supplies', 'Towels, paper and soap full'),
      check('smell', 'No smell; vents clean', { severity: 'suggested' }),
      rating('restroomscore', 'Restrooms as a whole', { isRequired: true }),
    ]),
    section('kitchen', 'Kitchen', [
      check('counters', 'Counters, sink, front of appliances'),
      check('microwave', 'Inside of the microwave'),
      check('kitchenfloor', 'Floor to the edges'),
    ]),
    section('rooms', 'Rooms', [
      check('dust', 'Dust above eye height', { comments: ['Top of frames and vents.'] }),
      check('furniture', 'Desks and tables; nothing moved'),
      check('left', 'Doors locked, lights off, alarm set', { severity: 'deficient' }),
      rating('overall', 'The place as a whole', { isRequired: true }),
      note('advice', 'What the team hears tomorrow'),
    ]),
  ],
};
