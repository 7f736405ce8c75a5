import { describe, expect, it } from 'vitest';
import { finishText, saysHowToOptOut } from './finishText';

describe('opt-out instructions', () => {
  it.each([
    'Reply STOP to opt out.',
    'reply stop to unsubscribe',
    'To get no more texts, reply STOP.',
    'Text STOP to end texts from us',
    'See you at 3. Reply "STOP" anytime to opt out',
    'Msg rates apply. Reply STOP to cancel, HELP for help.',
    'Reply with STOP to quit',
    'Send the word STOP to stop these messages.',
    'STOP to end',
    'STOP=unsubscribe',
    'Txt STOP 2 quit',
    'To unsubscribe, reply QUIT',
    'Reply UNSUBSCRIBE to be removed',
    'Responda STOP para cancelar',
  ])('are recognized in “%s”', (text) => {
    expect(saysHowToOptOut(text)).toBe(true);
  });

  it.each([
    'We will stop by at 9 tomorrow.',
    'Your tech will stop in front of the house. Please reply.',
    'Reply if you want us to stop by earlier',
    'Please text us. Stop by our office any time',
    'We had to stop the repair: a part is missing',
    'Please reply. STOP the water at the main before we come',
    'Reply STOP by noon to cancel your visit',
    'Reply CANCEL to cancel your appointment',
    'Text stop codes from the display to us',
    'The bus stop is next to our office',
    'One-stop service for your home',
    'Call us to stop your plan',
    'You do not need to reply stop or go',
    'Your plan will end on Friday',
    '',
  ])('are not recognized in “%s”', (text) => {
    expect(saysHowToOptOut(text)).toBe(false);
  });

  it('are appended if missing, along with the sender’s name', () => {
    expect(finishText('We will stop by at 9.', 'Blue Ridge')).toBe(
      'Blue Ridge: We will stop by at 9. Reply STOP to opt out.',
    );
    expect(finishText('Blue Ridge: see you at 9. Reply STOP to end.', 'Blue Ridge')).toBe(
      'Blue Ridge: see you at 9. Reply STOP to end.',
    );
  });

  it('come with the company’s name if that only appears inside another word', () => {
    expect(finishText('We will replace the valve.', 'Ace')).toBe(
      'Ace: We will replace the valve. Reply STOP to opt out.',
    );
    expect(finishText('ACE is on the way.', 'Ace')).toBe('ACE is on the way. Reply STOP to opt out.');
    expect(finishText('H&C (Austin) is on the way.', 'H&C (Austin)')).toMatch(/^H&C \(Austin\) is/);
  });
});

it('ends a sentence before appending another, and leaves a link intact', () => {
  expect(finishText('Ace: see you at 3', 'Ace')).toBe('Ace: see you at 3. Reply STOP to opt out.');
  expect(finishText('Ace: on our way!', 'Ace')).toBe('Ace: on our way! Reply STOP to opt out.');
  expect(finishText('Ace: pay at https://ace.example/p/x7', 'Ace')).toBe(
    'Ace: pay at https://ace.example/p/x7 Reply STOP to opt out.',
  );
});
