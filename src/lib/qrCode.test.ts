import { describe, expect, it } from 'vitest';
import { readQrCode } from '@/testing/readQrCode';
import { qrCapacity, qrCode } from './qrCode';

describe('a QR code', () => {
  it('holds as much as the standard says at level M', () => {
    expect(Array.from({ length: 12 }, (_, index) => qrCapacity(index + 1))).toEqual([
      14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287,
    ]);
  });

  it.each([0, 1, 14, 15, 42, 62, 84, 100, 122, 140, 180, 213, 251, 287])('of %i bytes is read again', (length) => {
    const text = 'https://fieldwright.example/door/Ab3.'.repeat(10).slice(0, length);
    expect(readQrCode(qrCode(text))).toBe(text);
  });

  it('keeps letters beyond ASCII', () => {
    expect(readQrCode(qrCode('Zoë Núñez 工事'))).toBe('Zoë Núñez 工事');
  });

  it('refuses what would be too dense to be read', () => {
    expect(() => qrCode('x'.repeat(288))).toThrow(RangeError);
  });
});
