import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { consideredEquipmentSchema } from '@/domain/load-calc/project/schema';
import type { ViewedLoad } from '@/domain/load-calc/project/viewed';
import { loadReport } from '@/domain/load-calc/report/loadReport';
import { buildLoadInputs, buildLoadWall } from '@/testing/factories/loadInputs';
import { registerFonts } from '../fonts';
import { printable } from '../printable';
import { LoadReportPdf } from './LoadReportPdf';

/** The first PDF loads the engine and its fonts, beside whatever else the machine does. */
const TIMEOUT_MS = 60_000;

const viewed: ViewedLoad = {
  number: 'L26-K7M3Q',
  title: 'Ross residence',
  address: '412 Maple Street, Roanoke',
  customerName: 'Bób Ross 🔧',
  mode: 'quick',
  quick: '',
  house: '',
  station: { id: 'USA-VA-1', name: 'Roanoke AP', distanceMiles: 4.2, elevationGapFt: 120, hdd65PerCdd50: 1 },
  considered: [consideredEquipmentSchema.parse({ name: 'Carrier 36', coolingTotalBtuh: 90_000 })],
};
const company = {
  name: 'Blue Ridge',
  logoUrl: '',
  primaryColor: '#ffee00',
  accentColor: '#f08c00',
  phone: '',
  email: '',
  website: '',
  addressLines: [],
};

/** What the PDF draws, a line for each text, decoded by the tables of its fonts. */
function textOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const raw = file.toString('latin1');
  const streamOf = (start: number): string => {
    const from = raw.indexOf('stream', start) + 'stream'.length;
    const at = from + (raw[from] === '\r' ? 2 : 1);
    try {
      return inflateSync(file.subarray(at, raw.indexOf('endstream', at))).toString('latin1');
    } catch {
      return '';
    }
  };
  const object = (id: string): number => raw.indexOf(`\n${id} 0 obj`);
  /** A font's list says which letter each of its glyphs is, from glyph 0 on. */
  const fonts = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(raw.slice(object(id)))?.[1] ?? '';
      const list = [...streamOf(object(table)).matchAll(/\[(.*?)\]/gs)].map(([, part]) => part).join(' ');
      return [
        name,
        [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, code = '']) =>
          String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
        ),
      ] as const;
    }),
  );
  let font: readonly string[] = [];
  let text = '';
  for (const { index } of raw.matchAll(/\n\d+ 0 obj/g)) {
    for (const [, name, shown] of streamOf(index).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? [];
      else
        text += `${[...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, glyphs = '']) => (glyphs.match(/.{4}/g) ?? []).map((glyph) => font[Number.parseInt(glyph, 16)] ?? '')).join('')}\n`;
    }
  }
  return text;
}

it(
  'prints what was calculated, assumed and warned of, in the chosen units, and claims no approval',
  async () => {
    const require = createRequire(import.meta.url);
    registerFonts({
      regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
      semiBold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
    });
    const inputs = buildLoadInputs({
      walls: [...(buildLoadInputs().walls ?? []), buildLoadWall({ id: 'W-none', room: undefined })],
    });
    const printed = printable({
      report: loadReport(viewed, inputs, 'si'),
      company,
      pageSize: 'letter' as const,
      dateText: 'Nov 22, 2026',
    });
    // Lines end where the page does: spaces are left out on both sides.
    const text = textOf(
      await renderToBuffer(
        createElement(LoadReportPdf, { printed, pictures: new Map() }) as ReactElement<DocumentProps>,
      ),
    ).replaceAll(/\s/g, '');
    for (const words of [
      'Ross residence',
      'L26-K7M3Q',
      'Bób Ross',
      'Roanoke AP, 6.8 km away',
      'ACCA Manual J, 8th edition method',
      'Estimate for a first visit',
      'Design conditions',
      '−9.4 °C',
      'Where the loads come from, W',
      'bedroom',
      'Infiltration',
      'Carrier 36',
      'Too large',
      'Manual S, 2014',
      'Assumptions',
      'Needs attention',
      'Calculated after ACCA Manual J, 8th edition. Not approved or certified by ACCA.',
    ])
      expect(text).toContain(words.replaceAll(' ', ''));
    expect(text).not.toContain('Btu/h');
  },
  TIMEOUT_MS,
);
