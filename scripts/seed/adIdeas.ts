import type { AdChannel } from '@/domain/ad/channels';
import type { Ad } from '@/domain/ad/schema';
import type { TradeId } from '@/domain/trade/trades';

type Idea = Pick<Ad, 'name' | 'service' | 'offer' | 'offerTerms'> & { channels: readonly AdChannel[] };

/** Each company's ads: one that ran, one that is running, and one being written. */
export const AD_IDEAS: Record<TradeId, readonly [Idea, Idea, Idea]> = {
  hvac: [
    {
      name: 'Fall furnace check',
      service: 'Furnace tune-up',
      offer: '$99 furnace tune-up',
      offerTerms: 'One gas furnace, weekdays. Parts extra. Not with other offers.',
      channels: ['googleSearch', 'postcard'],
    },
    {
      name: 'Heat pumps before winter',
      service: 'Heat pump installation',
      offer: '$500 off a new heat pump',
      offerTerms: 'Whole systems, installed by us. One per home.',
      channels: ['googleSearch', 'meta', 'nextdoor'],
    },
    {
      name: 'We were on your street',
      service: 'Heating repair',
      offer: '',
      offerTerms: '',
      channels: ['doorHanger'],
    },
  ],
  plumbing: [
    {
      name: 'Water heater week',
      service: 'Water heater replacement',
      offer: '$150 off a water heater',
      offerTerms: 'Tank heaters, installed by us. One per home.',
      channels: ['googleSearch', 'flyer'],
    },
    {
      name: 'Drains that run',
      service: 'Drain cleaning',
      offer: '$89 drain cleaning',
      offerTerms: 'One drain with an accessible cleanout.',
      channels: ['googleSearch', 'meta'],
    },
    { name: 'Leaks on your street', service: 'Leak repair', offer: '', offerTerms: '', channels: ['doorHanger'] },
  ],
  construction: [
    { name: 'Decks in spring', service: 'Deck building', offer: '', offerTerms: '', channels: ['flyer', 'meta'] },
    { name: 'Kitchens', service: 'Kitchen remodeling', offer: '', offerTerms: '', channels: ['googleSearch', 'meta'] },
    { name: 'Bathrooms', service: 'Bathroom remodeling', offer: '', offerTerms: '', channels: ['postcard'] },
  ],
  demolition: [
    { name: 'Old garages', service: 'Garage demolition', offer: '', offerTerms: '', channels: ['googleSearch'] },
    {
      name: 'Pools that leak',
      service: 'Pool removal',
      offer: '',
      offerTerms: '',
      channels: ['googleSearch', 'flyer'],
    },
    { name: 'Concrete', service: 'Concrete removal', offer: '', offerTerms: '', channels: ['nextdoor'] },
  ],
  electrical: [
    {
      name: 'Chargers in spring',
      service: 'Car charger installation',
      offer: '$100 off a car charger',
      offerTerms: 'Level 2, installed by us. One per home.',
      channels: ['googleSearch', 'postcard'],
    },
    {
      name: 'Old panels',
      service: 'Panel replacement',
      offer: '',
      offerTerms: '',
      channels: ['googleSearch', 'meta', 'nextdoor'],
    },
    {
      name: 'We were on your street',
      service: 'Electrical repair',
      offer: '',
      offerTerms: '',
      channels: ['doorHanger'],
    },
  ],
  roofing: [
    { name: 'After the hail', service: 'Roof inspection', offer: '', offerTerms: '', channels: ['postcard', 'meta'] },
    {
      name: 'Gutters before winter',
      service: 'Gutter cleaning',
      offer: '$129 gutter cleaning',
      offerTerms: 'One story, up to 150 ft.',
      channels: ['googleSearch', 'meta'],
    },
    { name: 'Your neighbor’s roof', service: 'Roof replacement', offer: '', offerTerms: '', channels: ['doorHanger'] },
  ],
  landscaping: [
    { name: 'Spring cleanup', service: 'Yard cleanup', offer: '', offerTerms: '', channels: ['postcard', 'nextdoor'] },
    {
      name: 'Weekly mowing',
      service: 'Lawn mowing',
      offer: 'First mow half price',
      offerTerms: 'With a season of weekly mowing. Up to half an acre.',
      channels: ['googleSearch', 'meta'],
    },
    { name: 'Patios', service: 'Patio installation', offer: '', offerTerms: '', channels: ['flyer'] },
  ],
  'appliance-repair': [
    {
      name: 'Refrigerators in summer',
      service: 'Refrigerator repair',
      offer: '',
      offerTerms: '',
      channels: ['googleSearch', 'nextdoor'],
    },
    {
      name: 'Visit taken off',
      service: 'Appliance repair',
      offer: 'Diagnosis free with the repair',
      offerTerms: 'For one appliance, repaired on the same order.',
      channels: ['googleSearch', 'meta'],
    },
    { name: 'Dryer vents', service: 'Dryer vent cleaning', offer: '', offerTerms: '', channels: ['doorHanger'] },
  ],
  'garage-doors': [
    {
      name: 'Springs',
      service: 'Garage door spring repair',
      offer: '',
      offerTerms: '',
      channels: ['googleSearch', 'postcard'],
    },
    {
      name: 'Quiet doors',
      service: 'Garage door tune-up',
      offer: '$99 tune-up',
      offerTerms: 'One door with its opener. Parts extra.',
      channels: ['googleSearch', 'meta'],
    },
    {
      name: 'New doors on your street',
      service: 'Garage door installation',
      offer: '',
      offerTerms: '',
      channels: ['doorHanger'],
    },
  ],
  'pest-control': [
    {
      name: 'Mosquito season',
      service: 'Mosquito treatment',
      offer: '$49 first treatment',
      offerTerms: 'New customers, lots up to half an acre.',
      channels: ['googleSearch', 'postcard'],
    },
    {
      name: 'Termites',
      service: 'Termite inspection',
      offer: '',
      offerTerms: '',
      channels: ['googleSearch', 'meta', 'nextdoor'],
    },
    { name: 'Rodents in the attic', service: 'Rodent control', offer: '', offerTerms: '', channels: ['doorHanger'] },
  ],
  cleaning: [
    { name: 'Spring cleaning', service: 'Deep cleaning', offer: '', offerTerms: '', channels: ['postcard', 'meta'] },
    {
      name: 'Every two weeks',
      service: 'House cleaning',
      offer: '$50 off the first cleaning',
      offerTerms: 'With cleaning every two weeks. New customers.',
      channels: ['googleSearch', 'meta'],
    },
    { name: 'Move-outs', service: 'Move-out cleaning', offer: '', offerTerms: '', channels: ['flyer'] },
  ],
  handyman: [
    { name: 'The fall list', service: 'Home repairs', offer: '', offerTerms: '', channels: ['nextdoor', 'postcard'] },
    {
      name: 'Half a day',
      service: 'Handyman work',
      offer: 'Half a day for $359',
      offerTerms: 'One person, one address. Materials extra.',
      channels: ['googleSearch', 'meta'],
    },
    { name: 'Doors and locks', service: 'Door repair', offer: '', offerTerms: '', channels: ['doorHanger'] },
  ],
  'field-service': [
    {
      name: 'Ice before summer',
      service: 'Ice machine cleaning',
      offer: '',
      offerTerms: '',
      channels: ['googleSearch', 'flyer'],
    },
    {
      name: 'Doors that close',
      service: 'Automatic door repair',
      offer: 'Free safety check',
      offerTerms: 'With a repair of the same door.',
      channels: ['googleSearch', 'meta'],
    },
    { name: 'One number for all', service: 'Facility maintenance', offer: '', offerTerms: '', channels: ['flyer'] },
  ],
};
