import { expect, it } from 'vitest';
import { printFieldsAsText } from './printFieldsAsText';

const words = () => [...document.querySelectorAll('.printed-value')].map(({ textContent }) => textContent);

it('prints filled-in fields as text, and restores the fields', () => {
  document.body.innerHTML = `<main>
    <textarea class="mantine-Input-input">Basement\nwindow</textarea>
    <input class="mantine-Input-input" value="Gate 4" />
    <input class="mantine-Input-input" value="" />
    <input class="mantine-Input-input" type="password" value="secret" />
  </main>`;
  const stop = printFieldsAsText();
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(words()).toEqual(['Basement\nwindow', 'Gate 4']);
  expect(document.querySelectorAll('[data-worded]')).toHaveLength(2);
  window.dispatchEvent(new Event('afterprint'));
  expect(words()).toEqual([]);
  expect(document.querySelectorAll('[data-worded]')).toHaveLength(0);
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(words()).toEqual([]);
  document.body.innerHTML = '';
});
