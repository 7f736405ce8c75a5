import type { FormInput } from '@/domain/inspection/form';
import { check, note, rating, reading, section } from '@/domain/inspection/ready/write';

const OUT = { severity: 'inoperable' } as const;

/** A walk through a store or restaurant. */
export const doorRound: FormInput = {
  sections: [
    section('doors', 'Doors', [
      check('presence', 'Presence sensor holds the door', OUT),
      check('activation', 'Opens early enough for a slow walker'),
      reading('closeforce', 'Closing force', 'lb', { max: 30 }, { isRequired: true, ...OUT }),
      check('breakout', 'Breakout panels swing', { isRequired: false, ...OUT }),
      check('signs', 'Signs and decals', { severity: 'suggested' }),
      check('closers', 'Closers latch', { comments: ['Adjusted on the spot.'] }),
    ]),
    section('kitchen', 'Kitchen and bar', [
      check('ice', 'Ice machine: scale, filter date, bin clean', { isRequired: false }),
      check('gaskets', 'Refrigerator and walk-in gaskets', { isRequired: false }),
      check('hoodlights', 'Hood lights and filters', { isRequired: false, severity: 'suggested' }),
    ]),
    section('dock', 'Dock', [
      check('leveler', 'Leveler rises, lip extends', { isRequired: false }),
      check('restraint', 'Restraint holds, lights work', { isRequired: false, ...OUT }),
    ]),
    section('fire', 'Fire and light', [
      check('extinguishers', 'Extinguishers in place, gauge green, tag in date'),
      check('exits', 'Exit and emergency lights hold', { comments: ['Battery ordered.'] }),
      check('egress', 'Ways out are free', OUT),
      check('lamps', 'No more than two lamps out', { severity: 'suggested' }),
      check('panels', 'Electrical panels closed, 36 in. free'),
    ]),
    section('result', 'Result', [
      rating('overall', 'The location as a whole', { isRequired: true }),
      note('advice', 'What gets a price'),
    ]),
  ],
};
