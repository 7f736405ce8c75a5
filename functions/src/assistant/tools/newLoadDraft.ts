import { z } from 'zod';
import { formatAddress } from '@/domain/contact/format';
import { propertiesOf } from '@/domain/property/queries';
import { climateAt, newLoadProject } from '../newLoad';
import { assertMay, reason } from './drafting';
import { notThere, ToolRefusal } from './refusal';
import { defineTool, optionalId, someId } from './tool';

const newLoadTool = defineTool({
  name: 'draft_new_load',
  kind: 'draft',
  description:
    'Proposes a new load calculation for a customer’s house, with the climate station of its address and one room to begin with. Rooms come afterwards with draft_rooms.',
  input: z.object({
    customer_id: someId('customer'),
    property_id: optionalId('property'),
    floor_area_ft2: z.number().min(100).max(20_000).describe('Heated and cooled floor area of the house'),
    stories: z.number().int().min(1).max(4),
    ceiling_height_ft: z.number().min(6).max(20),
    bedrooms: z.number().int().min(0).max(12),
    first_room: z.string().min(1).max(200).describe('The room to begin with, such as Living room'),
    reason,
  }),
  words: 'Preparing a load calculation for you to check',
  run: async (desk, input, { propose }) => {
    assertMay(desk, 'create', 'manualJ', 'make load calculations');
    const customer = await desk.get('customers', input.customer_id);
    if (!customer) throw notThere('customer');
    const property = input.property_id
      ? await desk.get('properties', input.property_id)
      : ((await desk.list('properties', propertiesOf(customer.id), 1))[0] ?? null);
    if (input.property_id && property?.customerId !== customer.id) throw notThere('property of this customer');
    if (!property) throw new ToolRefusal('This customer has no property yet: its address says which climate counts.');
    const address = formatAddress(property.address);
    const climate = await climateAt(address);
    if (!climate) throw new ToolRefusal(`No climate station was found for ${address}.`);
    const { station, given } = climate;
    const fields = {
      title: `${customer.name}, ${property.address.street || 'load calculation'}`.slice(0, 160),
      address,
      customerId: customer.id,
      propertyId: property.id,
      stationId: station.id,
      floorAreaFt2: input.floor_area_ft2,
      storeys: input.stories,
      ceilingHeightFt: input.ceiling_height_ft,
      bedrooms: input.bedrooms,
      roomName: input.first_room,
    };
    if (!newLoadProject(fields, climate, { customerName: customer.name, now: new Date(desk.nowIso) }))
      throw new ToolRefusal('The climate station has no humidity or daily range: begin it on the page instead.');
    desk.chips.cite('customers', customer.id, customer.name);
    desk.chips.cite('properties', property.id, address);
    const { outdoorHeatingF, outdoorCoolingF } = given.design;
    return propose({
      kind: 'manual-j-new',
      title: `Load calculation for ${customer.name}`,
      reason: input.reason,
      fields,
      lines: [
        { field: 'title', label: 'Name', after: fields.title },
        { field: 'customerId', label: 'Customer', after: customer.name },
        { field: 'address', label: 'Address', after: address },
        {
          field: 'stationId',
          label: 'Climate station',
          after:
            station.distanceMiles === null
              ? station.name
              : `${station.name}, ${String(Math.round(station.distanceMiles))} mi away`,
        },
        { field: 'outdoorHeatingF', label: 'Outdoor heating temperature', after: `${String(outdoorHeatingF)} °F` },
        { field: 'outdoorCoolingF', label: 'Outdoor cooling temperature', after: `${String(outdoorCoolingF)} °F` },
        {
          field: 'floorAreaFt2',
          label: 'Conditioned floor area',
          after: `${input.floor_area_ft2.toLocaleString('en-US')} ft²`,
        },
        { field: 'storeys', label: 'Stories', after: String(input.stories) },
        { field: 'ceilingHeightFt', label: 'Ceiling height', after: `${String(input.ceiling_height_ft)} ft` },
        { field: 'bedrooms', label: 'Bedrooms', after: String(input.bedrooms) },
        { field: 'roomName', label: 'First room', after: input.first_room },
      ],
    });
  },
});

export const NEW_LOAD_DRAFTS = [newLoadTool];
