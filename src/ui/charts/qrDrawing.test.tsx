import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { modulesOfPath, readQrCode } from '@/testing/readQrCode';
import { QrCode } from './QrCode';
import { qrDrawing } from './qrDrawing';

const ADDRESS = 'https://fieldwright.example/door/Ab3';

describe('a QR code', () => {
  it.each([ADDRESS, 'Zoë Núñez 工事', ADDRESS.repeat(6)])(
    'for canvases and PDFs can be read back: %s',
    async (text) => {
      const { path, modules } = await qrDrawing(text);
      expect(readQrCode(modulesOfPath(path, modules))).toBe(text);
    },
  );

  it('has a name and a light border on screen', () => {
    render(<QrCode text={ADDRESS} label="Opens the door check" size={180} />);
    const drawing = screen.getByRole('img', { name: 'Opens the door check' });
    expect(drawing).toHaveAttribute('width', '180');
    const width = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
    const [ground, code] = [...drawing.querySelectorAll('path')];
    expect(ground).toHaveAttribute('fill', '#FFFFFF');
    expect(readQrCode(modulesOfPath(code?.getAttribute('d') ?? '', width - 8, 4))).toBe(ADDRESS);
  });
});
