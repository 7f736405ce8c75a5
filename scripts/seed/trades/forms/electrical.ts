import type { FormInput } from '@/domain/inspection/form';
import { check, choice, note, rating, reading, section } from '@/domain/inspection/ready/write';

const OUT = { severity: 'inoperable' } as const;

/** Service, panel and grounding of a house, as an electrician checks them before a sale or an upgrade. */
export const panelCheck: FormInput = {
  sections: [
    section('service', 'Service', [
      choice('size', 'Service size', ['200 A', '100 A', '125 A', '150 A', '400 A'], { isRequired: true }),
      check('mast', 'Mast, weatherhead and drip loop in order'),
      check('meterbase', 'Meter base tight, no corrosion', { comments: ['Utility has to pull the meter.'] }),
      reading('legone', 'Leg A to neutral', 'V', { min: 114, max: 126 }),
      reading('legtwo', 'Leg B to neutral', 'V', { min: 114, max: 126 }),
    ]),
    section('panel', 'Panel', [
      choice(
        'maker',
        'Make',
        ['Square D', 'Eaton', 'Siemens', 'GE', '!Federal Pacific', '!Zinsco', '!Challenger', 'Other'],
        { isRequired: true, ...OUT },
      ),
      check('heat', 'No discoloration; nothing above 20 °F over its neighbors', OUT),
      check('doubletap', 'One conductor under each breaker screw', { comments: ['Two hots under one screw.'] }),
      check('sizing', 'Breakers fit the wire behind them', OUT),
      check('space', '36 in. clear in front'),
      check('directory', 'Directory filled in and true', { severity: 'suggested' }),
      check('surge', 'Surge protection', { severity: 'suggested' }),
    ]),
    section('ground', 'Grounding', [
      check('rods', 'Electrodes connected and tight'),
      check('bond', 'Water and gas bonded', { comments: ['No bond at the CSST.'] }),
      check('neutral', 'Neutrals and grounds apart in subpanels', { isRequired: false }),
    ]),
    section('people', 'What protects people', [
      check('gfci', 'GFCI where water is, each tripped once'),
      check('afci', 'AFCI in bedrooms and living rooms', { severity: 'suggested' }),
      check('alarms', 'Smoke and CO alarms present and under ten years', { severity: 'suggested' }),
    ]),
    section('result', 'Result', [
      rating('condition', 'The installation as a whole', { isRequired: true }),
      note('advice', 'What to plan for'),
    ]),
  ],
};
