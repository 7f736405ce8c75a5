import type { FormInput } from '@/domain/inspection/form';
import { check, note, rating, section } from '@/domain/inspection/ready/write';

/** A house check twice a year. Anything that needs a licensed trade is noted, not touched. */
export const homeCheck: FormInput = {
  sections: [
    section('outside', 'Outside', [
      check('steps', 'Steps and walks even'),
      check('railing', 'Rails hold a push', { severity: 'inoperable', comments: ['Post is loose.'] }),
      check('deck', 'Deck boards and ledger'),
      check('gutters', 'Gutters and downspouts, from the ground', { severity: 'suggested' }),
      check('caulkout', 'Caulk at doors and windows', { severity: 'suggested' }),
      check('hosebibs', 'Hose bibs do not drip'),
    ]),
    section('inside', 'Inside', [
      check('doors', 'Doors latch and locks turn'),
      check('windows', 'Windows open, lock and stay up'),
      check('stairs', 'Handrail on every stair', { severity: 'deficient' }),
      check('walls', 'No new stains or cracks', { comments: ['Stain below the bath; plumber first.'] }),
      check('tub', 'Caulk and grout in baths'),
      check('toilets', 'Toilets do not rock or run'),
      check('underSinks', 'Dry below the sinks'),
    ]),
    section('safety', 'Safety', [
      check('smoke', 'Smoke alarms: tested and under ten years'),
      check('co', 'CO alarm on each floor with bedrooms'),
      check('extinguisher', 'Extinguisher in the kitchen', { severity: 'suggested' }),
      check('filter', 'Furnace filter changed', { isRequired: false }),
    ]),
    section('result', 'Result', [
      rating('condition', 'The house as a whole', { isRequired: true }),
      note('advice', 'What gets a price, and what needs a licensed trade'),
    ]),
  ],
};
