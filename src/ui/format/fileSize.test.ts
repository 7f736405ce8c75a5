import { expect, it } from 'vitest';
import { formatFileSize } from './fileSize';

it('formats sizes in decimal units', () => {
  expect([0, 820, 4_210_000, 999_999, 1_000_000_000, 200_000_000_000].map(formatFileSize)).toEqual([
    ...['0 bytes', '820 bytes', '4.2 MB', '1000 KB', '1 GB', '200 GB'],
  ]);
});
