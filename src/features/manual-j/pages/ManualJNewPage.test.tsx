import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readHouse, readQuick } from '@/domain/load-calc/project/house';
import { loadProjectSchema } from '@/domain/load-calc/project/schema';
import { buildCustomer } from '@/testing/factories/customer';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { manualJRoutes } from '../routes';

const customer = buildCustomer({ id: 'customer-1' });
const property = buildProperty({
  id: 'property-1',
  customerId: 'customer-1',
  address: { street: '12 Elm St', unit: '', city: 'Phoenix', state: 'AZ', postalCode: '85001', country: 'US' },
});
const records = { customers: [customer], properties: [property] };
const features = { manualJ: true, customers: true };

const open = (path = '/manual-j/new', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: manualJRoutes, path, records, features, now: '2026-01-12T15:00:00.000Z', ...options });
type Opened = Awaited<ReturnType<typeof open>>;
const made = async (store: Opened['store']) =>
  (await store.query('companies/company-1/manualJ', { limit: 5 })).map(({ data }) => loadProjectSchema.parse(data));
const loads = () => within(screen.getByLabelText('Loads of the house'));

describe('/manual-j/new', () => {
  it('creates a quick estimate from a property: nearest station, live loads, and invalid values kept', async () => {
    const { user, store } = await open('/manual-j/new?property=property-1');
    await user.click(await screen.findByRole('button', { name: /Phoenix-Sky Harbor Intl AP, AZ/ }));
    expect(await screen.findByLabelText('Outdoor cooling temperature')).toHaveValue('109');
    const before = (await screen.findAllByText(/Btu\/h/))[0]?.textContent;
    const area = screen.getByLabelText('Floor area');
    await user.clear(area);
    await user.type(area, '40x30');
    await waitFor(() => expect(loads().getAllByText(/Btu\/h/)[0]?.textContent).not.toBe(before));
    await user.tab();
    await user.clear(area);
    await user.type(area, '90000');
    await user.tab();
    expect(await screen.findByText(/Floor area must be 200 to 15,000/)).toBeVisible();
    expect(area).toHaveValue('90000');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(async () => expect(await made(store)).toHaveLength(1));
    const [project] = await made(store);
    expect(project).toMatchObject({
      mode: 'quick',
      customerId: 'customer-1',
      customerName: customer.name,
      propertyId: 'property-1',
      address: '12 Elm St, Phoenix, AZ 85001',
      station: { id: 'USA-AZ-722780' },
    });
    expect(readQuick(project?.quick ?? '')?.floorAreaFt2).toBe(1200);
    expect(readHouse(project?.house ?? '').errors).toEqual([]);
    expect(project?.totals).toMatchObject({ floorAreaFt2: 1200, roomCount: 1 });
  });

  it('overrides a design value, shows the station’s, and can restore it', async () => {
    const { user } = await open('/manual-j/new?property=property-1');
    await user.click(await screen.findByRole('button', { name: /Phoenix-Sky Harbor Intl AP, AZ/ }));
    const summer = await screen.findByLabelText('Outdoor cooling temperature');
    await user.clear(summer);
    await user.type(summer, '112');
    expect(await screen.findByText(/^Station: 109/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Outdoor cooling temperature: back/ }));
    expect(screen.getByLabelText('Outdoor cooling temperature')).toHaveValue('109');
    expect(screen.queryByText(/^Station:/)).toBeNull();
  });

  it('suggests no station for a house south of the equator, and says why', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^Latitude/), '-33.9');
    await user.type(screen.getByLabelText(/^Longitude/), '151.2');
    expect(await screen.findByText(/South of the equator the sun stands in the north/)).toBeVisible();
    expect(screen.queryByRole('button', { name: / mi away/ })).toBeNull();
    await user.clear(screen.getByLabelText(/^Latitude/));
    await user.type(screen.getByLabelText(/^Latitude/), '35.6');
    expect((await screen.findAllByRole('button', { name: / mi away/ })).length).toBeGreaterThan(0);
  });

  it('starts room by room with a first room, after a station is chosen', async () => {
    const { user, store } = await open();
    await user.type(await screen.findByLabelText(/^Name/), 'Addition');
    await user.click(screen.getByRole('radio', { name: 'Room by room' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect((await screen.findAllByText('Choose a climate station')).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('searchbox', { name: /^Search stations/ }), '28806');
    expect(await screen.findByRole('button', { name: /^Asheville Rgnl AP, NC.* mi away/ })).toBeVisible();
    // Central Park is closer to Manhattan but isn't an airport.
    await user.clear(screen.getByRole('searchbox', { name: /^Search stations/ }));
    await user.type(screen.getByRole('searchbox', { name: /^Search stations/ }), '10001');
    const asked = await screen.findByRole('button', { name: /LaGuardia AP.*what Manual J asks for/ });
    expect(screen.getAllByRole('button', { name: / mi away/ })[0]).toBe(asked);
    await user.clear(screen.getByRole('searchbox', { name: /^Search stations/ }));
    await user.type(screen.getByRole('searchbox', { name: /^Search stations/ }), 'denver intl');
    await user.click(await screen.findByRole('button', { name: /Denver Intl AP, CO/ }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(async () => expect(await made(store)).toHaveLength(1));
    const [project] = await made(store);
    expect(project).toMatchObject({ mode: 'full', quick: '', title: 'Addition', customerId: '' });
    expect(readHouse(project?.house ?? '').inputs?.rooms).toEqual([{ id: 'Living room', floorAreaFt2: 0 }]);
  });

  it('names the invalid field of a file, and accepts a valid one', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('radio', { name: 'From a file' }));
    const house = buildLoadInputs();
    const choose = (content: unknown) =>
      user.upload(
        screen.getByLabelText('Case file'),
        new File([JSON.stringify(content)], 'house.json', { type: 'application/json' }),
      );
    await choose({ inputs: { ...house, windows: house.windows?.map((window) => ({ ...window, uFactor: 40 })) } });
    expect(await screen.findByText(/windows\.0\.uFactor/)).toBeVisible();
    await choose({ house: 'Smith', inputs: house });
    expect(await screen.findByText(/house.json can be used/)).toBeVisible();
    expect(screen.queryByText(/windows\.0\.uFactor/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(async () => expect(await made(store)).toHaveLength(1));
    const [project] = await made(store);
    expect(project).toMatchObject({ title: 'Smith', mode: 'full' });
    expect(readHouse(project?.house ?? '').inputs).toEqual(house);
  });

  it('copies a calculation with its house, but without revisions', async () => {
    const original = buildLoadProject({ id: 'elm', revisionNumber: 4 });
    const { user, store } = await open('/manual-j/new?copyOf=elm', { records: { ...records, manualJ: [original] } });
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Elm Street replacement (copy)');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(async () => expect(await made(store)).toHaveLength(2));
    expect((await made(store)).find(({ title }) => title.endsWith('(copy)'))).toMatchObject({
      house: original.house,
      totals: original.totals,
      revisionNumber: 0,
    });
  });
});
