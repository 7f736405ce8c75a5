import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { tryZone } from '@/domain/tax/rates';
import type { TaxZone } from '@/domain/tax/schema';
import { buildTaxZone } from '@/testing/factories/tax';
import { renderApp } from '@/testing/renderApp';
import { useState } from 'react';
import { TaxZonePicker } from './TaxZonePicker';

/** A document's tax field, with the tax it now charges next to it. */
function Document() {
  const { company } = useSession();
  const [zone, setZone] = useState<TaxZone | null>(null);
  return (
    <>
      <TaxZonePicker value={zone} onChange={setZone} address={company.address} />
      <p>{`Charges: ${zone?.name ?? 'nothing'}`}</p>
    </>
  );
}
const routes = [{ path: '/document', Page: Document, handle: { title: 'Document' } }];

async function open(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const view = await renderApp({
    routes,
    path: '/document',
    role: 'admin',
    features: { taxes: true, invoices: true },
    ...options,
  });
  const stored = () => view.workspace.repository(collections.taxes).getAll({ limit: 10 });
  const setUp = async () => {
    await view.user.click(await screen.findByRole('button', { name: 'Set up sales tax' }));
    return within(await screen.findByRole('dialog', { name: 'Set up sales tax' }));
  };
  return { ...view, stored, setUp };
}

describe('setting up sales tax', () => {
  it('suggests the state’s rate, asks for the local one, and charges both at once', async () => {
    const { user, stored, setUp } = await open();
    const drawer = await setUp();
    expect(await drawer.findByLabelText(/State sales tax/)).toHaveValue('4.75%');
    expect(
      drawer.getByRole('row', { name: /Capital improvement Nothing with Form E-589CI, else labor/ }),
    ).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Look up the rate for Asheville, NC 28806' })).toBeVisible();
    await user.type(drawer.getByLabelText('County or city'), 'Buncombe County');
    await user.type(drawer.getByLabelText('Its rate'), '2.25');
    expect(drawer.getByRole('status')).toHaveTextContent(
      '4.75% North Carolina + 2.25% Buncombe County = 7%, on what the state taxes',
    );
    await user.click(drawer.getByRole('button', { name: 'Charge 7%' }));
    expect(await screen.findByText('Charges: Buncombe County, North Carolina')).toBeVisible();
    expect(await stored()).toMatchObject([{ isDefault: true, isActive: true, area: { regions: ['NC'] } }]);
    expect(screen.queryByText('No sales tax is charged yet')).not.toBeInTheDocument();
  });

  it('suggests what Texas taxes for homes and businesses, and stores both', async () => {
    const { user, stored, setUp } = await open({
      company: { address: { street: '', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' } },
    });
    const drawer = await setUp();
    const table = await drawer.findByRole('table', { name: 'What Texas taxes' });
    expect(
      within(table).getByRole('row', { name: 'Repair Materials, if shown separately Labor and materials' }),
    ).toBeVisible();
    await user.type(drawer.getByLabelText('Its rate'), '2');
    await user.click(drawer.getByRole('button', { name: 'Charge 8.25%' }));
    expect(await screen.findByText('Charges: Texas')).toBeVisible();
    const [zone] = await stored();
    const taxOf = (taxClass: 'labour' | 'materials', place: 'home' | 'business') =>
      zone && tryZone(zone, { amountCents: 10_000, taxClass, jobNature: 'repair', date: '2026-11-28', place }).taxCents;
    expect([taxOf('labour', 'home'), taxOf('materials', 'home')]).toEqual([0, 825]);
    expect([taxOf('labour', 'business'), taxOf('materials', 'business')]).toEqual([825, 825]);
  });

  it('requires the local rate, or 0, where places add one', async () => {
    const { user, stored, setUp } = await open({
      company: { address: { street: '', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' } },
    });
    const drawer = await setUp();
    // The default of every estimate isn't mentioned until the local rate is known.
    expect(drawer.queryByRole('status')).not.toBeInTheDocument();
    await user.click(await drawer.findByRole('button', { name: 'Charge sales tax' }));
    expect(await drawer.findAllByText('Enter the local rate, or 0 if there is none')).not.toHaveLength(0);
    expect(await stored()).toEqual([]);
    await user.type(drawer.getByLabelText('Its rate'), '0');
    await user.click(drawer.getByRole('button', { name: 'Charge 6.25%' }));
    expect(await screen.findByText('Charges: Texas')).toBeVisible();
  });

  it('does not offer “no tax” as the main action before a state is chosen', async () => {
    const { user, stored, setUp } = await open({
      company: { address: { street: '', unit: '', city: '', state: '', postalCode: '', country: 'US' } },
    });
    const drawer = await setUp();
    expect(await drawer.findByRole('button', { name: 'We don’t charge sales tax' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Charge no sales tax' })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Continue' }));
    expect(await drawer.findAllByText('Choose your state')).not.toHaveLength(0);
    expect(await stored()).toEqual([]);
  });

  it('links to the rate lookup of the chosen state, not the company’s', async () => {
    const { user, setUp } = await open();
    const drawer = await setUp();
    await user.click(await drawer.findByRole('combobox', { name: /^State/ }));
    await user.click(await screen.findByRole('option', { name: 'Texas' }));
    expect(await drawer.findByRole('link', { name: 'Look up the rate for a place in Texas' })).toBeVisible();
  });

  it('asks instead of suggesting where the law is uncertain', async () => {
    const { user, stored, setUp } = await open({
      company: { address: { street: '', unit: '', city: 'Bangor', state: 'ME', postalCode: '04401', country: 'US' } },
    });
    const drawer = await setUp();
    expect(await drawer.findByText('Maine: not certain enough to propose')).toBeVisible();
    expect(drawer.queryByText(/starts with it/)).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Charge sales tax' }));
    expect(await drawer.findAllByText('Choose what you charge tax on')).not.toHaveLength(0);
    expect(await stored()).toEqual([]);
    await user.click(drawer.getByRole('combobox', { name: /^Charged on/ }));
    await user.click(await screen.findByRole('option', { name: 'Parts only: labor is not taxed' }));
    await user.click(drawer.getByRole('button', { name: 'Charge 5.5%' }));
    expect(await screen.findByText('Charges: Maine')).toBeVisible();
  });

  it('records that no sales tax is charged', async () => {
    const { user, stored, setUp } = await open();
    await user.click(await (await setUp()).findByRole('button', { name: 'We don’t charge sales tax' }));
    expect(await screen.findByText('Charges: No sales tax')).toBeVisible();
    expect(await stored()).toMatchObject([{ name: 'No sales tax', isDefault: true, taxes: [] }]);
  });

  it('asks nothing in a state without sales tax', async () => {
    const { user, setUp } = await open({
      company: { address: { street: '', unit: '', city: 'Bend', state: 'Oregon', postalCode: '97701', country: 'US' } },
    });
    const drawer = await setUp();
    expect(await drawer.findByText('Oregon has no general sales tax.')).toBeVisible();
    expect(drawer.queryByLabelText('Its rate')).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Charge no sales tax' }));
    expect(await screen.findByText('Charges: Oregon')).toBeVisible();
  });

  it('updates the rate when the state changes', async () => {
    const { user, setUp } = await open();
    const drawer = await setUp();
    await user.click(await drawer.findByRole('combobox', { name: /^State/ }));
    await user.click(await screen.findByRole('option', { name: 'South Carolina' }));
    expect(drawer.getByLabelText(/State sales tax/)).toHaveValue('6%');
  });

  it('is not shown when rates exist', async () => {
    await open({ records: { taxes: [buildTaxZone({ id: 'austin' })] } });
    expect(await screen.findByText('Charges: nothing')).toBeVisible();
    expect(screen.queryByText('No sales tax is charged yet')).not.toBeInTheDocument();
  });

  it('tells people without permission who can set it', async () => {
    const { setUp } = await open({ role: 'office' });
    expect(await (await setUp()).findByText('An admin or manager sets the sales tax')).toBeVisible();
  });
});
