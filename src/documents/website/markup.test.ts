import { expect, it } from 'vitest';
import { paragraphs } from './markup';

const plain = (text: string): string => paragraphs(text).source.replaceAll(/>\s+</g, '><').trim();

it('turns lines that begin with a dash into a list, also right after an introduction', () => {
  expect(plain('You bring:\n- EPA 608\n- A license\nWe offer:\n- A van')).toBe(
    '<p>You bring:</p><ul><li>EPA 608</li><li>A license</li></ul><p>We offer:</p><ul><li>A van</li></ul>',
  );
  expect(plain('One\ntwo\n\nThree')).toBe('<p>One<br />two</p><p>Three</p>');
});
