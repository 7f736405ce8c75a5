import type { FormInput } from '@/domain/inspection/form';
import { check, note, rating, reading, section } from '@/domain/inspection/ready/write';

/** An irrigation system from the controller to the last head. */
export const irrigationCheck: FormInput = {
  sections: [
    section('clock', 'Controller', [
      reading('zones', 'Zones', '', { min: 1 }, { isRequired: true }),
      check('schedule', 'Days and minutes fit season and water rules', { comments: ['Set to every third day, 4 am.'] }),
      check('rainsensor', 'Rain sensor stops it', { comments: ['None fitted.', 'Bypassed.'] }),
      check('battery', 'Keeps its program without power', { severity: 'suggested' }),
    ]),
    section('supply', 'Supply', [
      check('backflow', 'Backflow preventer in place, test in date'),
      check('stuckvalve', 'Meter stands still with all zones off'),
      reading('zonepsi', 'Pressure with the largest zone on', 'psi', { min: 30, max: 60 }, { isRequired: true }),
    ]),
    section('zones', 'Zones, each run for two minutes', [
      check('heads', 'Heads upright, at grade, turning', { comments: ['Raised on the spot.'] }),
      check('overspray', 'Nothing on walls, walks and street'),
      check('coverage', 'Head to head, no dry corner'),
      check('drip', 'Drip lines whole and under the mulch', { isRequired: false }),
      check('wires', 'Splices in grease caps, boxes dry'),
    ]),
    section('result', 'Result', [
      rating('condition', 'The system as a whole', { isRequired: true }),
      note('advice', 'What to plan for'),
    ]),
  ],
};
