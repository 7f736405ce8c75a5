import { describe, expect, it } from 'vitest';
import { calendarOf, type FeedVisit } from './calendar';

const visit: FeedVisit = {
  id: 'v1',
  startsAt: '2026-11-23T14:00:00.000Z',
  endsAt: '2026-11-23T16:00:00.000Z',
  title: 'Furnace repair; no heat, 2nd floor',
  customerName: 'Ada Lovelace',
  address: '12 Oak St, Columbus, OH 43004',
  state: 'confirmed',
  changedAt: '2026-11-22T06:55:10.500Z',
  link: 'https://app.example/jobs/j1',
};
const fileOf = (visits: readonly FeedVisit[], name = 'Ana - jobs'): string =>
  calendarOf({ name, timeZone: 'America/New_York', visits });

describe('a calendar feed (RFC 5545)', () => {
  it('has one event per visit, in UTC, with everything escaped', () => {
    expect(fileOf([visit]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Fieldwright//Schedule//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Ana - jobs',
      'X-WR-CALNAME:Ana - jobs',
      'X-WR-TIMEZONE:America/New_York',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'BEGIN:VEVENT',
      'UID:visit-v1@fieldwright',
      'DTSTAMP:20261122T065510Z',
      'LAST-MODIFIED:20261122T065510Z',
      // 325 days and 6:55:10 after the start of 2026.
      'SEQUENCE:28104910',
      'DTSTART:20261123T140000Z',
      'DTEND:20261123T160000Z',
      'SUMMARY:Furnace repair\\; no heat\\, 2nd floor - Ada Lovelace',
      'LOCATION:12 Oak St\\, Columbus\\, OH 43004',
      'DESCRIPTION:Confirmed\\nhttps://app.example/jobs/j1',
      'URL:https://app.example/jobs/j1',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds lines after 75 octets without splitting characters, and unfolds exactly', () => {
    const title = `Größe prüfen 🔧 ${'äöü🔥 '.repeat(40)}end\\`;
    const file = fileOf([{ ...visit, title }]);
    const encoder = new TextEncoder();
    for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:${title.replace('\\', '\\\\')} - Ada Lovelace\r\n`);
  });

  it('lets no text inject extra lines', () => {
    const file = fileOf([{ ...visit, title: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM' }], 'a\nMETHOD:REQUEST');
    expect(file).not.toMatch(/^(BEGIN:VALARM|METHOD)/m);
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('keeps canceled visits marked as such, with a higher sequence and the same UID', () => {
    const before = fileOf([visit]);
    const after = fileOf([{ ...visit, state: 'cancelled', changedAt: '2026-11-22T07:00:00.000Z' }]);
    const field = (file: string, name: string): string => new RegExp(`^${name}:(.*)\r`, 'm').exec(file)?.[1] ?? '';
    expect(field(after, 'STATUS')).toBe('CANCELLED');
    expect(field(after, 'TRANSP')).toBe('TRANSPARENT');
    expect(field(after, 'UID')).toBe(field(before, 'UID'));
    expect(Number(field(after, 'SEQUENCE'))).toBeGreaterThan(Number(field(before, 'SEQUENCE')));
    expect(field(fileOf([{ ...visit, state: 'planned' }]), 'STATUS')).toBe('TENTATIVE');
  });

  it('is the same file for the same visits', () => {
    expect(fileOf([visit])).toBe(fileOf([visit]));
  });
});
