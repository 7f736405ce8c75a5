import { fileAddress } from '../support/hosts';
import { recordOf } from '../support/records';
import { createdStamp, SEED_REVISION } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, creation, makeCase, remove } from './make';

const POST = 'companies/A/googlePosts/r1';
const stored = (fields: Fields): Record<string, Fields> => ({
  [POST]: { ...recordOf('googlePosts'), ...createdStamp('seed', SEED_REVISION), ...fields },
});
const text = { text: 'Changed' };

/** Anything sent to Google stays as sent, and no one can claim about a post what only Google can say. */
export const outsideCases: RulesCase[] = [
  ...['live', 'sending', 'processing', 'removed'].map((state) =>
    makeCase(`Google post made as ${state}`, 'manager', 'deny', creation('googlePosts', 'manager', { state })),
  ),
  makeCase(
    'Google post created as posted manually',
    'office',
    'allow',
    creation('googlePosts', 'office', { state: 'by-hand' }),
  ),
  makeCase(
    'Google post created with Google’s name for it',
    'manager',
    'deny',
    creation('googlePosts', 'manager', { externalName: 'x' }),
  ),
  makeCase('Google post’s draft changed', 'office', 'allow', change('googlePosts', 'office', text), stored({})),
  makeCase(
    'Google post’s draft marked live',
    'manager',
    'deny',
    change('googlePosts', 'manager', { state: 'live' }),
    stored({}),
  ),
  makeCase(
    'Google post’s name changed',
    'manager',
    'deny',
    change('googlePosts', 'manager', { externalName: 'x' }),
    stored({}),
  ),
  makeCase(
    'Google post that is live changed',
    'manager',
    'deny',
    change('googlePosts', 'manager', { ...text, state: 'draft' }),
    stored({ state: 'live' }),
  ),
  makeCase('Google post that is live deleted', 'office', 'allow', remove(POST), stored({ state: 'live' })),
  makeCase('Google post being sent deleted', 'manager', 'deny', remove(POST), stored({ state: 'sending' })),
  makeCase(
    'Nextdoor post with the exact location',
    'office',
    'deny',
    creation('nextdoorPosts', 'office', { area: '35.59512, -82.55149' }),
  ),
  makeCase(
    'Nextdoor post with an approximate location',
    'office',
    'allow',
    creation('nextdoorPosts', 'office', { area: '35.60, -82.55' }),
  ),
  makeCase('ad created by an admin', 'admin', 'allow', creation('ads', 'admin')),
  makeCase('ad created by a manager', 'manager', 'deny', creation('ads', 'manager')),
  makeCase(
    'ad with a picture with consent',
    'admin',
    'allow',
    creation('ads', 'admin', { pictureUrl: fileAddress('companies/A/pictures/p.jpg'), pictureConsent: 'Mrs. Ellison' }),
  ),
  makeCase(
    'ad with a picture without consent',
    'admin',
    'deny',
    creation('ads', 'admin', { pictureUrl: fileAddress('companies/A/pictures/p.jpg'), pictureConsent: '' }),
  ),
  makeCase('ad whose picture loses its consent', 'admin', 'deny', change('ads', 'admin', { pictureConsent: '' }), {
    'companies/A/ads/r1': {
      ...recordOf('ads'),
      ...createdStamp('seed', SEED_REVISION),
      pictureUrl: fileAddress('companies/A/pictures/p.jpg'),
      pictureConsent: 'Mrs. Ellison',
    },
  }),
];
