import type { FormInput } from '@/domain/inspection/form';
import { check, note, rating, section } from '@/domain/inspection/ready/write';

const OUT = { severity: 'inoperable' } as const;

/** A sectional door with its opener; the tests are those that manufacturers print in every manual. */
export const doorCheck: FormInput = {
  sections: [
    section('door', 'Door', [
      check('balance', 'Stays at half way by hand'),
      check('springs', 'Springs whole, right size, no gap', OUT),
      check('cables', 'Cables without broken strands', { ...OUT, comments: ['Door locked down.'] }),
      check('rollers', 'Rollers and hinges', { severity: 'suggested', comments: ['Steel, worn.'] }),
      check('tracks', 'Tracks plumb, bolts tight'),
      check('fixtures', 'Bottom fixtures tight and marked', OUT),
      check('sections', 'Sections without cracks or rust'),
      check('seals', 'Seals close to the floor', { severity: 'suggested' }),
    ]),
    section('opener', 'Opener', [
      check('reversal', 'Turns back on a 2×4 laid flat', OUT),
      check('sensors', 'Sensors no higher than 6 in., door turns back', OUT),
      check('force', 'Stops at a firm hand', OUT),
      check('release', 'Red handle releases and is in reach'),
      check('hung', 'Hung firmly, arm straight'),
      check('remote', 'Remotes, keypad and wall button', { severity: 'suggested' }),
    ]),
    section('result', 'Result', [
      rating('condition', 'Door and opener as a whole', { isRequired: true }),
      note('advice', 'What to plan for'),
    ]),
  ],
};
