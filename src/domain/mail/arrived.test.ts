import { describe, expect, it } from 'vitest';
import { textOfHtml } from '@/lib/htmlText';
import { isAutomatic, readSender, withoutQuoted, wordsOfMail } from './arrived';

const person = { sender: 'ada@example.com', from: 'ada@example.com' };

describe('the sender of an e-mail', () => {
  it.each([
    [[['Auto-Submitted', 'auto-replied']]],
    [[['auto-submitted', 'auto-generated (failure)']]],
    [[['Precedence', 'bulk']]],
    [[['X-Autoreply', 'yes']]],
    [[['List-Id', '<news.example.com>']]],
    [[['Content-Type', 'multipart/report; report-type=delivery-status']]],
  ] as const)('is automated according to %j', (headers) => {
    expect(isAutomatic(headers, person)).toBe(true);
  });

  it('is automated if it is a bounce or no-reply address', () => {
    expect(isAutomatic([], { ...person, sender: '' })).toBe(true);
    expect(isAutomatic([], { ...person, sender: '<>' })).toBe(true);
    expect(isAutomatic([], { ...person, from: 'MAILER-DAEMON@example.com' })).toBe(true);
    expect(isAutomatic([], { ...person, from: 'no-reply@shop.example' })).toBe(true);
  });

  it('is otherwise a person', () => {
    expect(
      isAutomatic(
        [
          ['Auto-Submitted', 'no'],
          ['Subject', 'Precedence: bulk'],
        ],
        person,
      ),
    ).toBe(false);
    expect(isAutomatic([], { ...person, from: 'bounceland@example.com' })).toBe(false);
  });

  it('is parsed from the header', () => {
    expect(readSender('"Lovelace, Ada" <Ada@Example.com>')).toEqual({
      name: 'Lovelace, Ada',
      address: 'ada@example.com',
    });
    expect(readSender('ada@example.com')).toEqual({ name: '', address: 'ada@example.com' });
    expect(readSender('Ada')).toEqual({ name: '', address: '' });
  });
});

describe('the text of an e-mail', () => {
  it('is extracted from HTML in lines', () => {
    expect(
      textOfHtml('<html><head><style>p{}</style></head><body><p>Hi,</p><div>yes&nbsp;&amp; thanks<br>Ada</div>'),
    ).toBe('Hi,\nyes & thanks\nAda');
  });

  it('contains nothing that a page would run', () => {
    expect(textOfHtml('Hi<script>alert(1)</script><img src=x onerror=alert(1)><style>x')).toBe('Hi');
    // Text again, and shown as text.
    expect(textOfHtml('&lt;script&gt;')).toBe('<script>');
    expect(textOfHtml('&#0;&#x110000;&#65;')).toBe('A');
    expect(textOfHtml('a&#7;&#27;b')).toBe('ab');
  });

  it('is extracted quickly from hostile input', () => {
    for (const part of ['<', '<!--', '<a', '&', ' \n', '<script>', '> ', 'On '])
      expect(wordsOfMail({ text: '', html: part.repeat(100_000), fileNames: [], limit: 5000 }).length).toBeLessThan(
        5000,
      );
  });

  it('leaves out quoted replies', () => {
    const quoted =
      'Tuesday is fine.\n\nOn Mon, Jan 12, 2026 at 9:00 AM Birch & Sons\n<mail@example.com> wrote:\n> Hi Ada,\n> does Tuesday work?';
    expect(withoutQuoted(quoted)).toBe('Tuesday is fine.');
    expect(withoutQuoted('Yes\r\n\r\n-----Original Message-----\r\nFrom: Birch')).toBe('Yes');
    expect(withoutQuoted('> Do you come?\nYes')).toBe('Yes');
    expect(withoutQuoted('On Monday I wrote: call me')).toBe('On Monday I wrote: call me');
  });

  it('is kept in full if everything looks quoted', () => {
    expect(withoutQuoted('> Yes')).toBe('> Yes');
  });

  it('names dropped attachments, and is cut at the limit', () => {
    const words = wordsOfMail({
      text: 'x'.repeat(100),
      html: '',
      fileNames: ['a\nb.jpg', '2', '3', '4', '5', '6'],
      limit: 120,
    });
    expect(words).toHaveLength(120);
    expect(words).toMatch(/x\n\[Came with files that are not kept here: a b\.jpg, 2, 3, 4, 5 and 1 more\]$/);
    expect(wordsOfMail({ text: ' ', html: '<b>Yes</b>', fileNames: [], limit: 100 })).toBe('Yes');
  });
});
