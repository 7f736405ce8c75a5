import { expect, it } from 'vitest';
import { printable } from './printable';

it.each([
  ['ليلى حدّاد', '(written in Arabic script)'],
  ['王小明 (Xiaoming Wang)', '(written in Chinese characters) (Xiaoming Wang)'],
  ['山田たろう, Elm Street', '(written in Japanese), Elm Street'],
  ['김민준 & 이서연', '(written in Korean) & (written in Korean)'],
  ['አበበ', '(written in a script that cannot be printed)'],
  [
    'Łukasz Ørsted, Юрий, Ελένη, Nguyễn Thị Ánh, 5 µF at 20 °C ª',
    'Łukasz Ørsted, Юрий, Ελένη, Nguyễn Thị Ánh, 5 µF at 20 °C ª',
  ],
  ['Gate 1️⃣ or 2\ufe0f\u20e3, \u2067left\u2069\u200b \ufeff🏴\u{e0067}\u{e007f}', 'Gate 1 or 2, left '],
  ['one\r\ntwo\u2028three\rfour', 'one\ntwo\nthree\nfour'],
])('prints %s as %s', (text, printed) => {
  expect(printable({ text })).toEqual({ text: printed });
});
