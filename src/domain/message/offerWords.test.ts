import { describe, expect, it } from 'vitest';
import { isUrgentNews, offerWords } from './offerWords';
import { DEFAULT_WORDS } from './words';

describe('an offer in a message', () => {
  it.each([
    [
      'Your tech is on the way. Ask him about our comfort club membership!',
      'Ask him about our comfort club membership',
    ],
    ['See you tomorrow 8-10. Get 20% off a duct cleaning today', 'Get 20% off'],
    ['Reminder: visit Tuesday. $50 off any water heater until June', '$50 off'],
    ['Thanks! Refer a friend and both of you get a reward', 'Refer a friend'],
    ['Your invoice is ready. Book now and save on your next tune-up', 'Book now and save'],
    ['We come at 9. Holiday special: $89 tune-up', 'Holiday special'],
    ['Hi Ana, get a free inspection with your visit', 'get a free inspection'],
    ['Use coupon code FALL at the door', 'coupon code'],
    ['0% financing available', '0% financing'],
    ['Don’t miss our spring sale', 'Dont miss'],
    ['We also offer maintenance plans', 'We also offer maintenance plans'],
    ['20% de descuento esta semana', 'descuento'],
  ])('is found: %s', (message, expected) => {
    expect(offerWords(message)).toBe(expected);
  });
});

describe('a service message', () => {
  it.each([
    ...Object.values(DEFAULT_WORDS).flatMap(({ smsText, emailText }) => [smsText, emailText]),
    'Your discount was applied, the new balance is $120.',
    'The special order part arrived. We come Friday.',
    'Your membership visit is due this month. When does it suit you?',
    'Please turn the unit off until we arrive.',
    'The repair is free of charge under the warranty.',
    'Here is your estimate for $1,200. It is good until June 3.',
    'Your plan renews on May 1.',
    'We are 50% done and come back tomorrow.',
    'The invoice without the discount was a mistake, here is the right one.',
    'Your free visit of this year was used in March.',
    'The sale of the house is no problem for the warranty.',
    'Feel free to call 512-555-0100.',
  ])('is not an offer: %s', (message) => {
    expect(offerWords(message)).toBe('');
  });
});

it('sends an “on my way” text at once, unless it sells something', () => {
  expect(isUrgentNews('on-my-way', 'Sam is on the way to you now.')).toBe(true);
  expect(isUrgentNews('on-my-way', 'Sam is on the way. 20% off a tune-up today!')).toBe(false);
  expect(isUrgentNews('reminder', 'See you tomorrow')).toBe(false);
});
