import { PERMISSIONS } from '@/domain/access/permissions';
import { ROLES } from '@/domain/access/roles';
import { PHOTO_CONTENT_TYPES, PHOTO_MAX_BYTES } from '@/domain/photo/schema';
import type { StorageCase } from '../support/storageRunner';
import type { Outcome } from '../support/types';
import { storageAttackCases } from './attacks';
import { expectation } from './make';

const PHOTO = 'companies/A/jobs/r1/photo.jpg';
const LOGO = 'companies/A/branding/logo.png';
const PICTURE = 'companies/A/pictures/furnace.jpg';
const PROOF = 'companies/A/credentials/proof.pdf';
const EXHIBIT = 'companies/A/contracts/plans.pdf';
const EXHIBIT_MAX_BYTES = 20 * 1024 * 1024;
const LOGO_MAX_BYTES = 5 * 1024 * 1024;
const OUTSIDERS = [
  'ownerB',
  'signedOut',
  'anonymous',
  'anonymousOwner',
  'disabled',
  'unverified',
  'removed',
  'forged',
  'newcomer',
];

const make = (
  id: string,
  actor: string,
  operation: StorageCase['operation'],
  path: string,
  expected: Outcome,
  file?: StorageCase['file'],
): StorageCase => ({
  id: `${id} by ${actor}`,
  actor,
  operation,
  path,
  expected,
  ...(file ? { file } : {}),
});

const photo = (
  id: string,
  expected: Outcome,
  contentType: string,
  size: number,
  path = 'companies/A/jobs/r1/new.jpg',
): StorageCase => make(`photo ${id}`, 'technician', 'upload', path, expected, { contentType, size });
const logo = (id: string, expected: Outcome, contentType: string, size: number): StorageCase =>
  make(`logo ${id}`, 'manager', 'upload', 'companies/A/branding/new.png', expected, { contentType, size });

const includes = (roles: readonly string[], role: string): boolean => roles.includes(role);

const roles = ROLES.flatMap((role) => [
  make('photo seen', role, 'get', PHOTO, 'allow'),
  make('photo seen, flag off', `${role}-off`, 'get', PHOTO, 'deny'),
  make('photo seen, flag withdrawn', `${role}-withdrawn`, 'get', PHOTO, 'allow'),
  make('photo taken, flag withdrawn', `${role}-withdrawn`, 'upload', 'companies/A/jobs/r1/new.jpg', 'deny'),
  make(
    'photo taken',
    role,
    'upload',
    'companies/A/jobs/r1/new.jpg',
    expectation(includes(PERMISSIONS.photos.create, role)),
  ),
  make('photo taken, flag off', `${role}-off`, 'upload', 'companies/A/jobs/r1/new.jpg', 'deny'),
  make('photo deleted', role, 'delete', PHOTO, expectation(includes(PERMISSIONS.photos.delete, role))),
  make('photo deleted, flag off', `${role}-off`, 'delete', PHOTO, 'deny'),
  make('photo replaced', role, 'upload', PHOTO, 'deny'),
  make('photo relabeled', role, 'update-metadata', PHOTO, 'deny', { contentType: 'text/html' }),
  make('photos listed', role, 'list', 'companies/A/jobs/r1/', 'deny'),
  make('logo seen', role, 'get', LOGO, 'allow'),
  make('logo set', role, 'upload', 'companies/A/branding/new.png', expectation(['admin', 'manager'].includes(role)), {
    contentType: 'image/png',
  }),
  make('logo replaced', role, 'upload', LOGO, 'deny', { contentType: 'image/png' }),
  make('logo deleted', role, 'delete', LOGO, expectation(['admin', 'manager'].includes(role))),
  make('logo relabeled', role, 'update-metadata', LOGO, 'deny', { contentType: 'text/html' }),
  make('logos listed', role, 'list', 'companies/A/branding/', 'deny'),
  make('picture seen', role, 'get', PICTURE, 'allow'),
  make('picture added', role, 'upload', 'companies/A/pictures/new.jpg', 'allow'),
  make('picture added, flags off', `${role}-off`, 'upload', 'companies/A/pictures/new.jpg', 'deny'),
  make('picture replaced', role, 'upload', PICTURE, 'deny'),
  make('picture deleted', role, 'delete', PICTURE, 'deny'),
  make('pictures listed', role, 'list', 'companies/A/pictures/', 'deny'),
  make('proof seen', role, 'get', PROOF, 'allow'),
  make('proof seen, flag off', `${role}-off`, 'get', PROOF, 'deny'),
  make(
    'proof added',
    role,
    'upload',
    'companies/A/credentials/new.pdf',
    expectation(['admin', 'manager'].includes(role)),
    {
      contentType: 'application/pdf',
    },
  ),
  make('proof added, flag off', `${role}-off`, 'upload', 'companies/A/credentials/new.pdf', 'deny', {
    contentType: 'application/pdf',
  }),
  make('proof replaced', role, 'upload', PROOF, 'deny', { contentType: 'application/pdf' }),
  make('proof that can run scripts', role, 'upload', 'companies/A/credentials/new.svg', 'deny', {
    contentType: 'image/svg+xml',
  }),
  make('proof deleted', role, 'delete', PROOF, 'deny'),
  make('exhibit seen', role, 'get', EXHIBIT, 'allow'),
  make('exhibit seen, flag off', `${role}-off`, 'get', EXHIBIT, 'deny'),
  make(
    'exhibit added',
    role,
    'upload',
    'companies/A/contracts/new.pdf',
    expectation(includes(PERMISSIONS.contracts.update, role)),
    { contentType: 'application/pdf' },
  ),
  make('exhibit added, flag off', `${role}-off`, 'upload', 'companies/A/contracts/new.pdf', 'deny', {
    contentType: 'application/pdf',
  }),
  make('exhibit replaced', role, 'upload', EXHIBIT, 'deny', { contentType: 'application/pdf' }),
  make('exhibit deleted', role, 'delete', EXHIBIT, 'deny'),
]);

const outsiders = OUTSIDERS.flatMap((actor) =>
  [PHOTO, LOGO, PICTURE, PROOF, EXHIBIT].flatMap((path) => [
    make(`${path} seen`, actor, 'get', path, 'deny'),
    make(`${path}.new made`, actor, 'upload', `${path}.new`, 'deny', { contentType: 'image/png' }),
    make(`${path} deleted`, actor, 'delete', path, 'deny'),
  ]),
);

export const storageCases: StorageCase[] = [
  ...roles,
  ...outsiders,
  ...['unverifiedOwner', 'noVerification'].flatMap((actor) => [
    make('photo seen', actor, 'get', PHOTO, 'allow'),
    make('photo taken', actor, 'upload', 'companies/A/jobs/r1/new.jpg', 'deny'),
    make('picture added', actor, 'upload', 'companies/A/pictures/new.jpg', 'deny'),
    make('logo set', actor, 'upload', 'companies/A/branding/new.png', 'deny', { contentType: 'image/png' }),
  ]),
  make('photo that does not exist', 'technician', 'get', 'companies/A/jobs/r1/missing.jpg', 'allow'),
  make('photo that does not exist', 'ownerB', 'get', 'companies/A/jobs/r1/missing.jpg', 'deny'),
  ...PHOTO_CONTENT_TYPES.map((type) => photo(type, 'allow', type, 1)),
  ...['text/html', 'image/svg+xml', 'application/pdf', 'video/mp4', 'image/jpeg; x=text/html'].map((type) =>
    photo(type, 'deny', type, 100),
  ),
  photo('at the maximum size', 'allow', 'image/jpeg', PHOTO_MAX_BYTES),
  photo('too large', 'deny', 'image/jpeg', PHOTO_MAX_BYTES + 1),
  photo('empty', 'deny', 'image/jpeg', 0),
  photo('of no job', 'deny', 'image/jpeg', 100, 'companies/A/jobs/new.jpg'),
  photo('in a subfolder', 'deny', 'image/jpeg', 100, 'companies/A/jobs/r1/more/new.jpg'),
  photo('in the top folder', 'deny', 'image/jpeg', 100, 'new.jpg'),
  photo('of another company', 'deny', 'image/jpeg', 100, 'companies/B/jobs/r1/new.jpg'),
  ...['image/png', 'image/jpeg', 'image/webp'].map((type) => logo(type, 'allow', type, 1)),
  ...['image/svg+xml', 'image/heic', 'text/html'].map((type) => logo(type, 'deny', type, 100)),
  logo('at the maximum size', 'allow', 'image/png', LOGO_MAX_BYTES),
  logo('too large', 'deny', 'image/png', LOGO_MAX_BYTES + 1),
  make('picture added by a technician', 'crewOffice', 'upload', 'companies/A/pictures/new.jpg', 'allow'),
  make('picture that is an HTML page', 'technician', 'upload', 'companies/A/pictures/new.jpg', 'deny', {
    contentType: 'text/html',
  }),
  make('picture too large', 'technician', 'upload', 'companies/A/pictures/new.jpg', 'deny', {
    contentType: 'image/jpeg',
    size: LOGO_MAX_BYTES + 1,
  }),
  make('picture of another company', 'technician', 'upload', 'companies/B/pictures/new.jpg', 'deny'),
  make('picture when storage is full', 'ownerB', 'upload', 'companies/B/pictures/new.jpg', 'deny'),
  make('exhibit at the maximum size', 'office', 'upload', 'companies/A/contracts/new.pdf', 'allow', {
    contentType: 'application/pdf',
    size: EXHIBIT_MAX_BYTES,
  }),
  make('exhibit too large', 'office', 'upload', 'companies/A/contracts/new.pdf', 'deny', {
    contentType: 'application/pdf',
    size: EXHIBIT_MAX_BYTES + 1,
  }),
  make('exhibit that is an HTML page', 'office', 'upload', 'companies/A/contracts/new.html', 'deny', {
    contentType: 'text/html',
  }),
  make('logo when storage is full', 'ownerB', 'upload', 'companies/B/branding/new.png', 'deny', {
    contentType: 'image/png',
  }),
  ...storageAttackCases,
];
