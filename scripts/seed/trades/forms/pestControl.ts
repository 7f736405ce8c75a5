import type { FormInput } from '@/domain/inspection/form';
import { check, choice, note, rating, section } from '@/domain/inspection/ready/write';

/** A house on the first visit. This isn't the state's WDO form, which goes to the buyer as printed. */
export const pestCheck: FormInput = {
  sections: [
    section('evidence', 'Evidence', [
      choice(
        'signs',
        'What was found',
        ['None', 'Ants', 'Roaches', 'Rodents', '!Subterranean termites', '!Drywood termites', '!Bed bugs'],
        { isRequired: true },
      ),
      check('kitchen', 'Kitchen and pantry without droppings or trails'),
      check('baths', 'Baths and laundry dry and tight'),
      check('attic', 'Attic: no droppings, tunnels or rub marks', {
        comments: ['Fresh droppings at the air handler.'],
      }),
      check('garage', 'Garage and door seals'),
      check('subterranean', 'No mud tubes at slab and sills', {
        severity: 'deficient',
        comments: ['Live workers.', 'Old, empty.'],
      }),
      check('drywood', 'No pellets or kick-out holes'),
    ]),
    section('outside', 'Outside', [
      check('returns', 'Roof returns and vents closed'),
      check('pipes', 'Pipes and line sets sealed'),
      check('mulch', 'Mulch and soil below the slab line', { severity: 'suggested' }),
      check('branches', 'Nothing touches the house', { severity: 'suggested' }),
      check('standing', 'No standing water', { severity: 'suggested' }),
      check('trash', 'Trash and pet food closed', { severity: 'suggested' }),
    ]),
    section('limits', 'What could not be seen', [
      choice('hidden', 'Not looked at', ['Nothing', 'Behind stored things', 'Part of the attic', 'Crawl space'], {
        isRequired: true,
      }),
      rating('risk', 'The house as a whole', { isRequired: true, hint: '5 nothing invites pests, 1 they live here.' }),
      note('advice', 'What to change'),
    ]),
  ],
};
