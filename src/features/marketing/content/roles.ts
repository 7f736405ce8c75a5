import { DAY_SCREEN, FEATURE_SCREENS, MONEY_SCREEN, MEASURE_SCREEN, type Screen } from './pictures';

/** Benefits for each of the three roles in a trade company. */
export const ROLES: readonly { role: string; title: string; points: readonly string[]; screen: Screen }[] = [
  {
    role: 'For the owner',
    title: 'Know where the money is',
    points: [
      'What waits for a yes, for an invoice, for payment: five numbers on the first page',
      'Margin beside every price in the pricebook, and on every estimate',
      'One price for the company: hiring costs nothing here',
    ],
    screen: MONEY_SCREEN,
  },
  {
    role: 'For the office',
    title: 'Promise a time and keep it',
    points: [
      'Phone number, what is wrong, next free window: a job in half a minute',
      'The day by technician, moved by hand or by keyboard, with undo',
      'Late, double-booked, without the skill a visit asks for: shown as you plan',
    ],
    screen: FEATURE_SCREENS.schedule ?? DAY_SCREEN,
  },
  {
    role: 'For the technician',
    title: 'Work where no phone has signal',
    points: [
      'Readings judged as they are typed, inspections with one thumb',
      'Options on the customer’s own phone, signed before leaving the driveway',
      'In the basement it stays on the phone; it is sent when the signal is back',
    ],
    screen: MEASURE_SCREEN,
  },
];
