import { expect, it, vi } from 'vitest';
import { notedInTab, noteInTab } from './tabNotes';

it('keeps a note for this tab', () => {
  noteInTab('view', '1');
  expect(notedInTab('view')).toBe('1');
  expect(notedInTab('other')).toBeNull();
});

it('works without storing where the browser blocks storage', () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  noteInTab('view', '1');
  expect(notedInTab('view')).toBeNull();
  blocked.mockRestore();
});
