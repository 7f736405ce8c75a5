import { screen } from '@testing-library/react';
import { credentialSchema } from '@/domain/award/credential';
import { teamGoalSchema } from '@/domain/award/goal';
import { recognitionSchema } from '@/domain/award/recognition';
import { LEAD_SETTINGS_ID, leadSettingsSchema } from '@/domain/lead/settings';
import { nextdoorPostSchema } from '@/domain/nextdoor/schema';
import { NO_REPLY, reviewSchema } from '@/domain/review/schema';
import type { EditedForm } from './editedForm';
import { buildStored } from './factories/build';
import { buildLead } from './factories/lead';

const WRITTEN_AT = '2026-01-12T15:00:00.000Z';

/** One review, lead, award and post each, for `editedRecords`. */
export const GROWTH_RECORDS = {
  reviews: [
    buildStored({
      kind: 'review',
      schema: reviewSchema,
      fields: { source: 'own', stars: 2, text: 'Late.', authorName: 'Ada L.', writtenAt: WRITTEN_AT },
      overrides: { id: 'review' },
    }),
    buildStored({
      kind: 'review',
      schema: reviewSchema,
      fields: { source: 'yelp', stars: 4, text: 'Good.', authorName: 'Grace H.', writtenAt: WRITTEN_AT },
      overrides: { id: 'copied' },
    }),
  ],
  leads: [buildLead({ id: 'lead' })],
  leadSettings: [
    buildStored({
      kind: 'settings',
      schema: leadSettingsSchema,
      fields: { formText: 'Tell us.' },
      overrides: { id: LEAD_SETTINGS_ID },
    }),
  ],
  credentials: [
    buildStored({
      kind: 'credential',
      schema: credentialSchema,
      fields: { kind: 'licence', title: 'Mechanical contractor', issuer: 'State board' },
      overrides: { id: 'credential' },
    }),
  ],
  teamGoals: [
    buildStored({
      kind: 'goal',
      schema: teamGoalSchema,
      fields: {
        title: 'Every check done',
        metric: 'checklists',
        periodKind: 'month',
        startsOn: '2026-01-01',
        targetPercent: 95,
      },
      overrides: { id: 'goal' },
    }),
  ],
  recognitions: [
    buildStored({
      kind: 'recognition',
      schema: recognitionSchema,
      fields: {
        title: 'Of the month',
        periodKind: 'month',
        startsOn: '2026-01-01',
        metric: 'checklists',
        winners: [{ technicianId: 'tech', name: 'Marcus', figures: '' }],
        prize: 'Lunch',
      },
      overrides: { id: 'recognition' },
    }),
  ],
  nextdoorPosts: [
    buildStored({
      kind: 'post',
      schema: nextdoorPostSchema,
      fields: { text: 'Hi neighbors', neighborhoodName: 'Riverside' },
      overrides: { id: 'post' },
    }),
  ],
};

/** Their forms. */
export const GROWTH_FORMS: readonly EditedForm[] = [
  {
    area: 'the reply to a review',
    collection: 'reviews',
    id: 'review',
    path: '/reviews?open=review',
    label: /^Your reply/,
    field: 'reply',
    save: 'Approve and show',
    asStored: (text) => ({ ...NO_REPLY, text, state: 'posted', writtenBy: 'user-2', approvedBy: 'user-2' }),
  },
  {
    area: 'the copy of a review',
    collection: 'reviews',
    id: 'copied',
    path: '/reviews?open=copied',
    begin: async (user) => user.click(await screen.findByRole('button', { name: 'Edit the copy' })),
    label: /^Name as shown there/,
    field: 'authorName',
    save: 'Save',
  },
  {
    area: 'a lead',
    collection: 'leads',
    id: 'lead',
    path: '/leads/lead/edit',
    label: /^Wanted service/,
    field: 'wanted',
    save: 'Save',
  },
  {
    area: 'the settings of leads',
    collection: 'leadSettings',
    id: LEAD_SETTINGS_ID,
    path: '/leads/settings',
    label: /^Text above the form/,
    field: 'formText',
    save: 'Save',
  },
  {
    area: 'a credential',
    collection: 'credentials',
    id: 'credential',
    path: '/awards?open=credential',
    label: /^Issued by/,
    field: 'issuer',
    save: 'Save',
  },
  {
    area: 'a team goal',
    collection: 'teamGoals',
    id: 'goal',
    path: '/awards?tab=goals&open=goal',
    label: /^Name/,
    field: 'title',
    save: 'Save',
  },
  {
    area: 'a proposed recognition',
    collection: 'recognitions',
    id: 'recognition',
    path: '/awards?tab=recognition&open=recognition',
    label: /^Prize/,
    field: 'prize',
    save: 'Save',
  },
  {
    area: 'a post for neighbors',
    collection: 'nextdoorPosts',
    id: 'post',
    path: '/nextdoor?open=post',
    label: /^Text/,
    field: 'text',
    save: 'Save',
  },
];
