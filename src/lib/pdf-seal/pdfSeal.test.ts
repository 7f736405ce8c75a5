import { beforeAll, describe, expect, it } from 'vitest';
import { newSealKey } from './cms';
import type { Bytes } from './der';
import { checkSeal, sealPdf } from './pdfSeal';

/** The smallest PDF with a page, as react-pdf lays its files out. */
function smallPdf(): Bytes {
  const objects = [
    '<<\n/Type /Pages\n/Count 1\n/Kids [3 0 R]\n>>',
    '<<\n/Type /Catalog\n/Pages 1 0 R\n>>',
    '<<\n/Type /Page\n/Parent 1 0 R\n/MediaBox [0 0 612 792]\n/Resources <<\n/ProcSet [/PDF]\n>>\n>>',
  ];
  let text = '%PDF-1.3\n%\u00ff\u00ff\u00ff\u00ff\n';
  const offsets = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<<\n/Size 4\n/Root 2 0 R\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const NOW = '2026-03-01T15:00:00.000Z';
let pdf: Bytes;
let sealed: Bytes;
beforeAll(async () => {
  pdf = smallPdf();
  const key = await newSealKey('Ground Zero Demolition', NOW);
  sealed = await sealPdf(pdf, { key, now: NOW, name: 'Ground Zero – Demolition', reason: 'Signed by all parties' });
});

describe('a sealed PDF', () => {
  it('is intact, and contains the original byte for byte', async () => {
    const { state, fingerprint } = await checkSeal(sealed);
    expect(state).toBe('intact');
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(sealed.slice(0, pdf.length)).toEqual(pdf);
  });

  it('reveals any changed byte', async () => {
    for (let at = 0; at < sealed.length; at += 173) {
      const changed = sealed.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { state } = await checkSeal(changed);
      expect(`${at} ${state}`).not.toBe(`${at} intact`);
    }
  });

  it('reveals additions and truncation', async () => {
    expect(await checkSeal(new Uint8Array([...sealed, 0x0a]))).toMatchObject({ state: 'added-to' });
    expect((await checkSeal(sealed.slice(0, -1))).state).toBe('changed');
  });

  it('is distinguished from a file that was never sealed', async () => {
    expect(await checkSeal(pdf)).toEqual({ state: 'none', fingerprint: '' });
    expect(await checkSeal(new Uint8Array())).toEqual({ state: 'none', fingerprint: '' });
  });

  it('has another fingerprint with another key', async () => {
    const other = await newSealKey('Somebody else', NOW);
    const again = await sealPdf(pdf, { key: other, now: NOW, name: 'x', reason: 'y' });
    const [first, second] = [await checkSeal(sealed), await checkSeal(again)];
    expect(second.state).toBe('intact');
    expect(second.fingerprint).not.toBe(first.fingerprint);
  });
});
