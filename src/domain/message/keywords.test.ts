import { describe, expect, it } from 'vitest';
import replies from './cases/replies.json' with { type: 'json' };
import { keywordOf } from './keywords';
import { mayAskToStop } from './stop-request/mayAskToStop';

describe('keywords of the rule and the carriers (47 CFR 64.1200(a)(10))', () => {
  it.each(['STOP', 'Quit', 'end', 'REVOKE', 'opt out', 'Opt-out', 'optout', 'Cancel', 'UNSUBSCRIBE', 'stopall'])(
    'opt out with %s',
    (body) => {
      expect(keywordOf(body)?.keyword).toBe('stop');
    },
  );
});

describe('plain opt-out requests', () => {
  it.each([
    'Stop. Thank you',
    'stop please',
    'Please stop',
    'STOP STOP STOP',
    'stop it',
    'ok stop this now',
    'Please stop texting me',
    'pls stop texting',
    'Can you please stop sending me messages?',
    'Stop sending me these reminders',
    'Pls stop all messages now',
    'stop texting me and call me instead',
    'STOP! I never signed up for this',
    'Who is this? Stop texting me.',
    'I have never been your customer. Please stop texting this number.',
    'Don’t text me again',
    'do not contact me anymore',
    'I don’t want any more texts from you',
    'No more texts please',
    'unsubscribe me please',
    'Please unsubscribe from messages',
    'cancel all texts',
    'Cancel my text subscription',
    'I revoke my consent',
    'Remove me from your list',
    'please take me off your texting list',
    'remove me',
    'Take my number off your list, thanks',
    'I want to opt out',
    'opting out of these texts',
    'Leave me alone',
    'wrong number',
    'Sorry, wrong number',
    'You have the wrong number, please remove me',
    'This is the wrong person',
    'end',
    'Stop messaging me because I already paid',
  ])('opt out with %s', (body) => {
    expect(keywordOf(body)).toEqual({ keyword: 'stop', isExact: body === 'end' });
  });
});

describe('sentences about the work', () => {
  it.each([
    // From the review that found it.
    'Sorry, I gave you the wrong number for the gate, it is 4412',
    'Please take me off Tuesday and put me on Friday',
    'Can you remove me from the 9 am slot? Friday is better',
    'Please stop sending the invoice to my tenant, send to me',
    'Can you stop sending tech to side door',
    'opting out of the maintenance plan this year but want the repair',
    'Please leave me alone till 10 am, still asleep',
    'Dont text my wife, text me instead',
    'please cancel',
    'Cancel it please',
    // About a visit.
    'Cancel please, I will call to rebook',
    'can you cancel',
    'Cancel the appointment',
    'cancel my visit on friday',
    'Please cancel Tuesday and stop by on Friday',
    'Cancel, thanks',
    'Please remove us from the schedule for next week',
    'Take me off the calendar for Monday',
    'Stop by after 3',
    'Please stop by at 3',
    'Stop at the gate and call',
    'Stop, the gate is locked',
    'Could you end by 5 pm?',
    'We need to end the visit early',
    'Don’t text me before 8, I work nights',
    'stop texting me at work, text me after 5',
    'No more messages after 9 pm please',
    'The wrong person answered the door, ask for Ana',
    'wrong number of filters, I need 4',
    'I sent you the wrong number. The gate code is 4412',
    // About a house, an invoice, a plan.
    'The bus stop is next door',
    'STOP 12345',
    'The leak will not stop',
    'water wont stop, please come now',
    'It quit again this morning',
    'The unit keeps quitting at the end of the day',
    'Revoke the discount and send a new invoice',
    'Please remove the filter charge from my invoice',
    'Take me off auto pay',
    'Remove me from the maintenance plan',
    'I want to opt out of the maintenance plan',
    'cancel my maintenance plan',
    'Stop sending paper invoices, e-mail is fine',
    'Don’t message the tenant, message me',
    'Never contact my ex husband about this house',
    'Please don’t send',
    'No message from you yet',
    'Leave me alone in the attic code: 4412',
    // Ordinary messages.
    'Can you help with the gate?',
    'ok thanks',
    'Yes please',
    'Thank you, see you then',
    '',
    '👍',
  ])('do not opt out: %s', (body) => {
    expect(keywordOf(body)).toBeNull();
  });
});

describe('hundreds of classified replies', () => {
  const isOptOut = (body: string): boolean => keywordOf(body)?.keyword === 'stop';
  it('opt out everyone who asks for no more texts, in any words', () => {
    expect(replies.optOuts.length).toBeGreaterThan(500);
    expect(replies.optOuts.filter((body) => !isOptOut(body))).toEqual([]);
  });
  it('do not opt out anyone who writes about a visit, gate, invoice, tenant or plan', () => {
    expect(replies.toOffice.length).toBeGreaterThan(500);
    expect(replies.toOffice.filter(isOptOut)).toEqual([]);
  });
  it('ask a person about possible requests, and rarely about messages on the work', () => {
    expect(replies.toAsk.filter((body) => isOptOut(body) || !mayAskToStop(body))).toEqual([]);
    const plain = [
      'The gate code is 4412',
      'Can you come Tuesday?',
      'I never got the estimate',
      'thanks, see you',
      '👍',
      'wrong number for the gate, its 5521#',
      'You have the wrong phone number on my invoice',
      'Wrong number on the work order, unit 12 not 21',
      'Take us off the list for Tuesday',
      'Please do not call my husband about this',
    ];
    expect(plain.filter(mayAskToStop)).toEqual([]);
    // Most of these were written to be misread.
    expect(replies.toOffice.filter(mayAskToStop).length / replies.toOffice.length).toBeLessThan(0.2);
  });
});

it('handles a text crafted to be slow', () => {
  const pieces = [
    'stop now ',
    'please ',
    'stop ever again ',
    'no more text ',
    'stop texts from you ',
    'the ',
    'to be ',
    'stop the ',
  ];
  const found = [...pieces, 'dont want to get ', 'i gave ', 'remove me from the ', 'if ', 'please can you '].map(
    (again) => keywordOf(`${again.repeat(1600 / again.length)}x`),
  );
  expect(found[1]).toBeNull();
});
