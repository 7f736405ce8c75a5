import { expect, it } from 'vitest';
import { scrub } from './scrub';

it.each([
  ['https://app.test/settings?tab=billing&token=abc#x', 'https://app.test/settings'],
  ['https://app.test/jobs/J1', 'https://app.test/jobs/J1'],
  ['https://app.test/login?oobCode=a:b:12', 'https://app.test/login'],
  ['    at f (http://localhost:5173/src/a.ts?t=17:10:5)', '    at f (http://localhost:5173/src/a.ts:10:5)'],
  ['    at http://localhost:5173/src/a.ts?t=17:10:5', '    at http://localhost:5173/src/a.ts:10:5'],
  ['https://app.test/invoice/Zt8kQ1/view', 'https://app.test/invoice/…/view'],
  ['https://app.test/estimates/kJ8xQ2mZ_4vB-7nL1pR5tw/view', 'https://app.test/estimates/…/view'],
  ['https://app.test/statusboard/kJ8xQ2mZ_4vB-7nL1pR5tw', 'https://app.test/statusboard/…'],
  ['https://app.test/manual-j/kJ8xQ2mZ_4vB-7nL1pR5tw/view', 'https://app.test/manual-j/…/view'],
  ['Failed to load /some-day/kJ8xQ2mZ_4vB-7nL1pR5tw', 'Failed to load /some-day/…'],
  ['https://app.test/assets/kJ8xQ2mZ_4vB-7nL1pR5tw.js:3:9', 'https://app.test/assets/kJ8xQ2mZ_4vB-7nL1pR5tw.js:3:9'],
  ['https://app.test/jobs/26charactersAreNoTokenAtAll', 'https://app.test/jobs/26charactersAreNoTokenAtAll'],
  ['/pricebook/Zt8kQ1?x=1', '/pricebook/…?x=1'],
  ['https://ada:secret@app.test/x', 'https://app.test/x'],
  ['Invalid API Key provided: sk_test_abcdef123456', 'Invalid API Key provided: sk_…'],
  ['https://app.test/door/a1B2.c3.d4', 'https://app.test/door/…'],
  ['key AIzaSyA1234567890abcdefghijklmnopqrstu is wrong', 'key AIza… is wrong'],
  ['Call (512) 555-0134, 512.555.0134 or +1 512-555-0134', 'Call (phone), (phone) or (phone)'],
  ['5125550134 and +49 30 901820', '(phone) and (phone)'],
  [
    'took 1764345600000 ms at a.js:1234567:12, id J26-1234567890',
    'took 1764345600000 ms at a.js:1234567:12, id J26-1234567890',
  ],
  ['whsec_0123456789abcdef is wrong', 'whsec_… is wrong'],
  ['authorization: Bearer abc.def/ghi=', 'authorization: Bearer …'],
  ['id eyJhbGciOi.eyJzdWIi.c2ln', 'id (token)'],
  ['No account for ada.l+x@mail.example.com here', 'No account for (e-mail) here'],
])('scrubs %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});
