import { afterEach, describe, expect, it } from 'vitest';
import { estimateSchema } from '../estimate/schema';
import { isOwnPicture, keepPicturesIn } from './picture';
import { pictureAddress } from './schema';

const at = (bucket: string, host = 'https://firebasestorage.googleapis.com'): string =>
  `${host}/v0/b/${bucket}/o/companies%2FA%2Fpictures%2Fx.png?alt=media&token=1`;
const FOREIGN = [
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example/p.png',
  '//evil.example/p.png',
  '/\\evil.example/p.png',
  'http://127.0.0.1:9/p.png',
  'http://localhost:22',
  at('evil-bucket'),
  at('fieldwright.appspot.com', 'https://evil.example'),
  at('fieldwright.appspot.com.evil.example'),
];

afterEach(() => keepPicturesIn(''));

describe('where the bucket is known', () => {
  it.each([...FOREIGN, at('fieldwright.appspot.com', 'http://127.0.0.1:9198'), at('demo-fieldwright.appspot.com')])(
    '%s is no picture of ours',
    (address) => {
      keepPicturesIn('fieldwright.appspot.com');
      expect(isOwnPicture(address)).toBe(false);
    },
  );

  it.each(['', '/demo-data/pictures/a.png', at('fieldwright.appspot.com')])('%s is one', (address) => {
    keepPicturesIn('fieldwright.appspot.com');
    expect(isOwnPicture(address)).toBe(true);
  });

  it('in the emulators, files of this machine are ours, and others still are not', () => {
    keepPicturesIn('demo-fieldwright.appspot.com');
    expect(isOwnPicture(at('demo-fieldwright.appspot.com', 'http://127.0.0.1:9198'))).toBe(true);
    for (const address of FOREIGN) expect(isOwnPicture(address), address).toBe(false);
  });
});

it('what is no web address is never a picture', () => {
  expect(['javascript:alert(1)', 'data:text/html,x', '//evil.example/p.png', 'ftp://x'].filter(isOwnPicture)).toEqual(
    [],
  );
});

it('records are read without pictures from elsewhere, and stay readable', () => {
  keepPicturesIn('fieldwright.appspot.com');
  expect(pictureAddress.parse('https://evil.example/p.png')).toBe('');
  const photos = [
    { id: 'a', url: 'javascript:alert(1)' },
    { id: 'b', url: at('fieldwright.appspot.com'), caption: 'Ours' },
  ];
  expect(estimateSchema.shape.photos.parse(photos)).toEqual([photos[1]]);
});
