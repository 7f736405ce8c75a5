import { expect, it } from 'vitest';
import { foreignContact } from './foreignContacts';

const KNOWN = ['(828) 555-0199', 'office@acme.example', '828-555-0100', 'ada@example.com'];

it.each([
  'Pay at https://evil.example/pay',
  'Pay at hxxps://evil.example',
  'Pay at evil.pro/pay?d=1',
  'Pay at evil.anything/pay',
  'Pay at evil．com',
  'Pay at ev\u200Bil.com/x',
  'Pay at 203.0.113.7/pay',
  'Pay at xn--vil-iva.com',
  'Pay at evil.icu',
  'Pay at evil.lol today',
  'Pay at evil.vip, please',
  'Pay at pay.center',
  'Pay at evil.рф',
  'Pay at evil . com',
  'Pay at evil(dot)com',
  'Pay at evil dot com',
  'Ask @evil_pay',
  'Write to eve@evil.example',
  'Write to eve＠evil.example',
  'Write to eve (at) evil (dot) example',
  'Call 900-555-0100',
  'Call 900–555–0100',
  'Call ９００ ５５５ ０１００',
  'Call 900/555/0100',
  'Call 9 0 0 5 5 5 0 1 0 0',
  'Call 900\u200B555\u200B0100',
  'Call nine zero zero, five five five, zero one zero zero',
  'Call nine hundred five-five-five oh one double zero',
  'Text PAY to 72727',
  'Send your ZIP code to short code 727272',
  'Pay at evil[.]com',
  'Go to tinyurl,com/abc',
  'www evil com',
  'evil com slash pay',
  'Cash App $evepay',
  'Text 55155 to confirm',
  'Call eight two eight 555 oh one oh one',
])('finds contact details of third parties: %s', (text) => {
  expect(foreignContact(text, KNOWN)).not.toBe('');
});

it.each([
  'We come between 8:00 a.m. and 10:30 a.m. on 11/24/2026.',
  'The part is No. 12-3456, 45/5 µF, and costs $1,234.56.',
  'Questions? Call (828) 555-0199 or write to Office@acme.example.',
  'We have you down as 828.555.0100 and ada@example.com.',
  'We replaced the 2.5 ton unit; it is No.3 of J26-K7M3Q.R410A is gone.',
  'Thank you. Ada will be there at 9. See you then, Ms. Lovelace.',
  'Reply STOP to opt out. We come to 10210 Elm St, Austin, TX 78701.',
  'We need one or two hours, with two people; three at most. Send the form to us by Friday.',
  'We are late. Sorry for the wait, e.g. because of traffic.',
  'It comes to $45 for one, $80 for two and $110 for three of the 16x25x1.',
  'One 3 ton and two 2 ton units, 4 5 year old.',
])('allows everything else: %s', (text) => {
  expect(foreignContact(text, KNOWN)).toBe('');
});
