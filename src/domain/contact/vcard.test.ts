import { describe, expect, it } from 'vitest';
import { readVcard } from '@/testing/readVcard';
import { vcard, vcardForQr, type ContactCard } from './vcard';

const ANA: ContactCard = {
  firstName: 'Zoë',
  lastName: 'Núñez; de la Cruz',
  title: 'Owner, Ridge Heating',
  company: 'Ridge, Heating & Söhne',
  phone: '+15550100100',
  email: 'ana@ridge.example',
  website: 'https://ridge.example/?a=1,2;b=3',
  address: { street: '12 Oak St, Rear', city: 'Columbus', state: 'OH', postalCode: '43004', country: 'USA' },
  note: 'First line\nSecond \\ line 😀',
  photoJpeg: '/9j/4AAQSkZJRg'.repeat(40),
};

describe('a contact file', () => {
  it('is read back unchanged by a standards-only reader', () => {
    const read = readVcard(vcard(ANA));
    expect(read.get('N')?.parts).toEqual(['Núñez; de la Cruz', 'Zoë', '', '', '']);
    expect(read.get('FN')?.parts).toEqual(['Zoë Núñez; de la Cruz']);
    expect(read.get('ORG')?.parts).toEqual(['Ridge, Heating & Söhne']);
    expect(read.get('TITLE')?.parts).toEqual(['Owner, Ridge Heating']);
    expect(read.get('TEL')).toMatchObject({ parameters: ['TYPE=WORK,VOICE'], parts: ['+15550100100'] });
    expect(read.get('ADR')?.parts).toEqual(['', '', '12 Oak St, Rear', 'Columbus', 'OH', '43004', 'USA']);
    expect(read.get('URL')?.value).toBe(ANA.website);
    expect(read.get('NOTE')?.parts).toEqual([ANA.note]);
    expect(read.get('PHOTO')).toMatchObject({ parameters: ['ENCODING=b', 'TYPE=JPEG'], value: ANA.photoJpeg });
  });

  it('keeps lines short without splitting characters', () => {
    const bytes = new TextEncoder().encode(vcard({ ...ANA, note: '工事'.repeat(60) }));
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\r\n');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
    expect(readVcard(new TextDecoder().decode(bytes)).get('NOTE')?.parts).toEqual(['工事'.repeat(60)]);
  });

  it('leaves out unknown fields, and only includes what fits in a QR code', () => {
    const short = readVcard(`${vcardForQr({ ...ANA, title: '' })}\r\n`);
    expect([...short.keys()]).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'TEL', 'EMAIL', 'ADR', 'URL', 'END']);
  });
});
