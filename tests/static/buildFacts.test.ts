import { expect, it } from 'vitest';
import { readVcard } from '@/testing/readVcard';
import { contactFile } from '../../scripts/build/contactFile';
import { operatorOf } from '../../scripts/build/buildFacts';
import { librariesIn } from '../../scripts/build/licenseList';

const ENV = {
  VITE_OPERATOR_NAME: 'Acme LLC',
  VITE_OPERATOR_ADDRESS: '1 Main St',
  VITE_OPERATOR_EMAIL: 'us@acme.example',
};

it('a production build without its operator fails, and names what is missing', () => {
  expect(() => operatorOf({ ...ENV, VITE_OPERATOR_ADDRESS: ' ' }, true)).toThrow(
    /^Missing configuration: VITE_OPERATOR_ADDRESS\./,
  );
  expect(operatorOf(ENV, true)).toEqual({
    name: 'Acme LLC',
    address: '1 Main St',
    email: 'us@acme.example',
    isPlaceholder: false,
  });
});

it('otherwise a placeholder says that it is one', () => {
  expect(operatorOf({}, false)).toMatchObject({ isPlaceholder: true });
});

it('the licenses are those of the packages in use, each once', () => {
  const root = process.cwd();
  const libraries = librariesIn([
    `${root}/node_modules/react/index.js`,
    `${root}/node_modules/react/cjs/react.js`,
    `\0${root}/node_modules/@mantine/core/esm/index.mjs?commonjs`,
    `${root}/src/app/main.tsx`,
  ]);
  expect(libraries.map(({ name, license }) => [name, license])).toEqual([
    ['@mantine/core', 'MIT'],
    ['react', 'MIT'],
  ]);
  expect(libraries[1]?.text).toContain('MIT License');
});

it('the card’s contact file can be read by any standard reader, with its photo', () => {
  const contact = readVcard(contactFile.make({ env: {}, mode: 'test', moduleIds: [] }));
  expect(contact.get('FN')?.parts).toEqual(['Jordan Avery']);
  expect(contact.get('TEL')?.value).toMatch(/^\+1\d{10}$/);
  const photo = Buffer.from(contact.get('PHOTO')?.value ?? '', 'base64');
  expect(photo.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  // Phones drop larger ones without a word.
  expect(photo.length).toBeLessThan(200_000);
});
