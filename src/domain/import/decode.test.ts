import { describe, expect, it } from 'vitest';
import { binaryKind, decodeText, notAList } from './decode';

const TEXT = 'Name,City\nZoë Niño,Orléans – “€5”';
const utf16 = (text: string, isBig: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((code) =>
      isBig ? [code >> 8, code & 255] : [code & 255, code >> 8],
    ),
  );

describe('a file’s text', () => {
  it('is UTF-8 with and without a byte order mark', () => {
    expect(decodeText(new TextEncoder().encode(TEXT))).toEqual({ text: TEXT, encoding: 'utf-8' });
    expect(decodeText(new TextEncoder().encode(`\ufeff${TEXT}`))).toEqual({ text: TEXT, encoding: 'utf-8' });
    expect(decodeText(new TextEncoder().encode('👩‍🔧,שלום'))).toMatchObject({ text: '👩‍🔧,שלום' });
  });

  it('is UTF-16 in either byte order, even without a mark', () => {
    expect(decodeText(utf16(`\ufeff${TEXT}`, false))).toEqual({ text: TEXT, encoding: 'utf-16le' });
    expect(decodeText(utf16(`\ufeff${TEXT}`, true))).toEqual({ text: TEXT, encoding: 'utf-16be' });
    expect(decodeText(utf16(TEXT, false))).toEqual({ text: TEXT, encoding: 'utf-16le' });
  });

  it('is windows-1252 when it cannot be UTF-8', () => {
    const bytes = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x2c, 0x4e, 0x69, 0xf1, 0x6f, 0x2c, 0x80]);
    expect(decodeText(bytes)).toEqual({ text: 'Zoë,Niño,€', encoding: 'windows-1252' });
  });

  it('is missing in a workbook, a PDF or a picture', () => {
    expect(binaryKind(Uint8Array.from([0x50, 0x4b, 3, 4, 0]))).toBe('excel');
    expect(binaryKind(new TextEncoder().encode('%PDF-1.7'))).toBe('other');
    expect(binaryKind(new TextEncoder().encode('PK,Name'))).toBe('');
  });

  it('is not a list in a web page named .xls, or in binary data', () => {
    expect(notAList('\ufeff\n<html xmlns:x="urn:x"><table><tr><td>Name</td></tr></table></html>')).toBe('web-page');
    expect(notAList('<TABLE border=1><tr><td>Name</td></tr></TABLE>')).toBe('web-page');
    const bytes = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7919 + (index >> 3) * 104_729) % 256);
    expect(notAList(decodeText(bytes).text)).toBe('other');
    expect(notAList(TEXT)).toBe('');
    expect(notAList('Name,Note\nAda,<b>bold</b>\u0000')).toBe('');
    expect(notAList('<name>,phone\nAda,1')).toBe('');
  });
});
