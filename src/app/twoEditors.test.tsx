import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import type { RecordStore } from '@/data/records/store';
import { FEATURES } from '@/domain/access/features';
import { colleagueSaves, EDITED_FORMS, EDITED_RECORDS, SCOPE, textbox } from '@/testing/editedRecords';
import { renderApp } from '@/testing/renderApp';
import { checkedRoutes, linkedRoutes, signedInRoutes } from './featureRoutes';

const routes = [...signedInRoutes, ...checkedRoutes, ...linkedRoutes];
const features = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
const NOW = '2026-01-13T19:00:00.000Z';
const open = (path: string) => renderApp({ routes, path, role: 'admin', features, records: EDITED_RECORDS, now: NOW });

describe.each(EDITED_FORMS)('two people edit $area', (form) => {
  const { collection, id, path, begin, label, field, save, asStored = (text) => text } = form;
  const storedIn = async (store: RecordStore) => (await store.get(collections[collection].path(SCOPE), id))?.data;

  it('asks the second person, overwrites nothing, and keeps what was typed', async () => {
    const { user, store } = await open(path);
    await begin?.(user);
    const input = await textbox(label);
    await user.clear(input);
    await user.type(input, 'MINE');
    await colleagueSaves(store, form, { [field]: asStored('THEIRS') });
    expect(await screen.findByText(/was changed by Dana Fox since you opened it/)).toBeVisible();
    await user.click(screen.getByText(save));

    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    expect(dialog.getByRole('radio', { name: 'Mine: MINE' })).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Theirs: THEIRS' })).toBeInTheDocument();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Back to editing' }));
    expect(await screen.findByText('Not saved yet. Your changes are still here.')).toBeVisible();
    expect(await storedIn(store)).toMatchObject({ [field]: asStored('THEIRS') });
    expect(await textbox(label)).toHaveValue('MINE');
    await waitFor(() => expect(JSON.stringify(window.localStorage)).toContain('MINE'));
  });
});
