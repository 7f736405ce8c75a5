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

describe('with a known storage bucket', () => {
  it.each([...FOREIGN, at('fieldwright.appspot.com', 'http://127.0.0.1:9198'), at('demo-fieldwright.appspot.com')])(
    'rejects %s as a picture',
    (address) => {
      keepPicturesIn('fieldwright.appspot.com');
      expect(isOwnPicture(address)).toBe(false);
    },
  );

  it.each(['', '/demo-data/pictures/a.png', at('fieldwright.appspot.com')])('accepts %s as a picture', (address) => {
    keepPicturesIn('fieldwright.appspot.com');
    expect(isOwnPicture(address)).toBe(true);
  });

  it('accepts local files in the emulators, but still no others', () => {
    keepPicturesIn('demo-fieldwright.appspot.com');
    expect(isOwnPicture(at('demo-fieldwright.appspot.com', 'http://127.0.0.1:9198'))).toBe(true);
    for (const address of FOREIGN) expect(isOwnPicture(address), address).toBe(false);
  });
});

it('never accepts a non-web address as a picture', () => {
  expect(['javascript:alert(1)', 'data:text/html,x', '//evil.example/p.png', 'ftp://x'].filter(isOwnPicture)).toEqual(
    [],
  );
});

it('drops pictures from elsewhere when reading records', () => {
  keepPicturesIn('fieldwright.appspot.com');
  expect(pictureAddress.parse('https://evil.example/p.png')).toBe('');
  const photos = [
    { id: 'a', url: 'javascript:alert(1)' },
    { id: 'b', url: at('fieldwright.appspot.com'), caption: 'Ours' },
  ];
  expect(estimateSchema.shape.photos.parse(photos)).toEqual([photos[1]]);
});
