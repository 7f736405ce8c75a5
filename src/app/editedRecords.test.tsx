import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { BILLING_SETTINGS_ID } from '@/domain/billing/settings';
import { colleagueSaves, EDITED_FORMS, EDITED_RECORDS, NO_SETTINGS_SET, SCOPE, textbox } from '@/testing/editedRecords';
import type { EditedForm } from '@/testing/editedForm';
import { buildDiscount } from '@/testing/factories/discount';
import { buildPhoto } from '@/testing/factories/photo';
import { renderApp } from '@/testing/renderApp';
import { checkedRoutes, linkedRoutes, signedInRoutes } from './featureRoutes';

const routes = [...signedInRoutes, ...checkedRoutes, ...linkedRoutes];
const features = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
const NOW = '2026-01-13T19:00:00.000Z';
const DISCOUNTS = 'companies/company-1/discounts';
const open = (path: string, others: object = {}, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes, path, role: 'admin', features, records: { ...EDITED_RECORDS, ...others }, now: NOW, ...options });

describe('a conflict that was never answered', () => {
  it('is asked about again after a reload', async () => {
    const discount = { collection: 'discounts', id: 'discount' } as const;
    const first = await open('/discounts?open=discount');
    const name = await textbox(/^Name/);
    await first.user.clear(name);
    await first.user.type(name, 'MINE');
    await colleagueSaves(first.store, discount, { name: 'THEIRS' });
    first.unmount();

    const again = await open('/discounts?open=discount', {
      discounts: [buildDiscount({ id: 'discount', name: 'THEIRS', revision: 'theirs' })],
    });
    expect(await textbox(/^Name/)).toHaveValue('MINE');
    await again.user.click(screen.getByText('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    await again.user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await again.user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(async () => expect((await again.store.get(DISCOUNTS, 'discount'))?.data['name']).toBe('MINE'));
  });

  it('does not ask when the colleague changed a different field', async () => {
    const first = await open('/discounts?open=discount');
    await first.user.click(await screen.findByText('Code and reason'));
    await first.user.type(await textbox(/^Reason/), 'MINE');
    first.unmount();

    const again = await open('/discounts?open=discount', {
      discounts: [buildDiscount({ id: 'discount', name: 'THEIRS', revision: 'theirs' })],
    });
    expect(await textbox(/^Name/)).toHaveValue('THEIRS');
    await again.user.click(screen.getByText('Save'));
    expect(await screen.findByText('THEIRS saved.')).toBeVisible();
    expect((await again.store.get(DISCOUNTS, 'discount'))?.data).toMatchObject({ name: 'THEIRS', reason: 'MINE' });
  });
});

describe('a list that is staler than the record', () => {
  const STALE: readonly (Pick<EditedForm, 'area' | 'collection' | 'id' | 'path' | 'field' | 'label'> & {
    row: RegExp;
  })[] = [
    {
      area: 'a discount',
      collection: 'discounts',
      id: 'discount',
      path: '/discounts',
      field: 'code',
      row: /Spring/,
      label: /^Name/,
    },
    {
      area: 'a tax zone',
      collection: 'taxes',
      id: 'zone',
      path: '/taxes',
      field: 'notes',
      row: /Austin/,
      label: /^Name of the zone/,
    },
    {
      area: 'a technician',
      collection: 'technicians',
      id: 'tech',
      path: '/technicians',
      field: 'notes',
      row: /Marcus/,
      label: /^Last name/,
    },
  ];

  it.each(STALE)('does not bring back the old value in $area after a colleague changed it', async (form) => {
    const { collection, id, path, field, row, label } = form;
    const { user, store } = await open(path);
    const link = await screen.findByRole('link', { name: row });
    await colleagueSaves(store, form, { [field]: 'THEIRS' });
    vi.setSystemTime('2026-01-13T19:10:00.000Z');
    await user.click(link);
    await user.type(await textbox(label), ' II');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText(/ II saved\.$/)).toBeVisible();
    expect((await store.get(collections[collection].path(SCOPE), id))?.data[field]).toBe('THEIRS');
  });
});

describe('a record that someone deletes while it is being edited', () => {
  const DELETED: readonly (EditedForm & { noun: string })[] = EDITED_FORMS.flatMap((form) => {
    const noun = { customers: 'customer', invoices: 'draft', discounts: 'discount' }[form.collection as string];
    return noun === undefined ? [] : [{ ...form, noun }];
  });

  it.each(DELETED)('keeps the form of $area open, and can save it as a new record', async (form) => {
    const { collection, id, path, label, field, noun } = form;
    const { user, store } = await open(path);
    const input = await textbox(label);
    await user.clear(input);
    await user.type(input, 'MINE');
    const at = collections[collection].path(SCOPE);
    await store.commit([{ kind: 'delete', path: at, id }]);
    expect(await screen.findByText(`This ${noun} was deleted while you were editing it`)).toBeVisible();
    expect(input).toHaveValue('MINE');
    await user.click(screen.getByText(`Save as a new ${noun}`));
    await waitFor(async () => {
      const all = await store.query(at, {});
      expect(all).toEqual([expect.objectContaining({ data: expect.objectContaining({ [field]: 'MINE' }) as unknown })]);
      expect(all[0]?.id).not.toBe(id);
    });
  });
});

describe('what a conflict dialog shows', () => {
  it('shows prices in dollars, not as a number of cents', async () => {
    const item = { collection: 'pricebook', id: 'item' } as const;
    const { user, store } = await open('/pricebook/item?edit=1');
    const price = await textbox(/^Price/);
    await user.clear(price);
    await user.type(price, '300');
    await colleagueSaves(store, item, { priceCents: 20_000 });
    await user.click(screen.getByText('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    expect(dialog.getByRole('radio', { name: 'Mine: $300.00' })).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Theirs: $200.00' })).toBeInTheDocument();
  });
});

describe('a photo caption', () => {
  const photo = buildPhoto({ id: 'photo', jobId: 'job', caption: 'Before' });

  it('asks when a colleague changed the caption during typing', async () => {
    const { user, store } = await open(paths.jobDetails('job'), { photos: [photo] });
    await user.click(await screen.findByLabelText('Open Before'));
    const caption = await screen.findByRole('textbox', { name: 'Caption' });
    await user.clear(caption);
    await user.type(caption, 'MINE');
    await colleagueSaves(store, { collection: 'photos', id: 'photo' }, { caption: 'THEIRS' });
    await user.tab();
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    expect(dialog.getByRole('radio', { name: 'Theirs: THEIRS' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back to editing' }));
    expect(caption).toHaveValue('MINE');
    expect((await store.get(collections.photos.path(SCOPE), 'photo'))?.data['caption']).toBe('THEIRS');
  });

  it('keeps what is typed during a save, and saves it next', async () => {
    let answer: (() => void) | undefined;
    const { user, store } = await open(
      paths.jobDetails('job'),
      { photos: [photo] },
      {
        wrapStore: (memory) => ({
          ...memory,
          // The test decides how long the first save takes.
          commit: async (writes) => {
            if (!answer) await new Promise<void>((resolve) => (answer = resolve));
            return memory.commit(writes);
          },
        }),
      },
    );
    await user.click(await screen.findByLabelText('Open Before'));
    const caption = await screen.findByRole('textbox', { name: 'Caption' });
    await user.clear(caption);
    await user.type(caption, 'First');
    await user.tab();
    await waitFor(() => expect(answer).toBeDefined());
    await user.type(caption, ' and more');
    const stored = async () => (await store.get(collections.photos.path(SCOPE), 'photo'))?.data['caption'];
    answer?.();
    await waitFor(async () => expect(await stored()).toBe('First'));
    expect(caption).toHaveValue('First and more');
    await user.tab();
    await waitFor(async () => expect(await stored()).toBe('First and more'));
    expect(screen.queryByRole('dialog', { name: 'Someone else changed this too' })).not.toBeInTheDocument();
  });
});

describe('a form that stays open after saving', () => {
  const company = { collection: 'companies', id: 'company-1' } as const;
  const typeInto = async (user: UserEvent, label: RegExp, text: string) => {
    const input = await textbox(label);
    await user.clear(input);
    await user.type(input, text);
  };

  it('continues from the saved values, including the colleague’s', async () => {
    const { user, store } = await open('/settings?tab=company');
    await typeInto(user, /^Website/, 'one.example');
    await colleagueSaves(store, company, { email: 'theirs@example.com' });
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Company saved.')).toBeVisible();
    expect(await textbox(/^E-mail/)).toHaveValue('theirs@example.com');

    await typeInto(user, /^Website/, 'two.example');
    await user.click(screen.getByText('Save'));
    await waitFor(async () =>
      expect((await store.get('companies', 'company-1'))?.data).toMatchObject({
        website: 'two.example',
        email: 'theirs@example.com',
      }),
    );
    expect(screen.queryByRole('dialog', { name: 'Someone else changed this too' })).not.toBeInTheDocument();
  });

  it('asks when both set a setting that no one had set before', async () => {
    const { user, store } = await open('/settings?tab=invoicing', { settings: [] });
    await typeInto(user, /^Invoice numbers begin with/, 'MINE');
    await store.commit([
      {
        kind: 'set',
        path: collections.settings.path(SCOPE),
        id: BILLING_SETTINGS_ID,
        data: { ...NO_SETTINGS_SET, invoicePrefix: 'THEIRS', updatedBy: 'user-2' },
      },
    ]);
    await user.click(screen.getByText('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    expect(dialog.getByRole('radio', { name: 'Theirs: THEIRS' })).toBeInTheDocument();
  });
});
