import { z } from 'zod';
import { flag, identifier, oneOf, remark, within } from '@/domain/calculation/ranges';

export const siteSchema = z.strictObject({
  latitudeDeg: within({
    label: 'Latitude',
    min: 17,
    max: 72,
    unit: 'degrees',
    why: 'the solar tables are made for North America, and south of the equator the sun stands in the north',
  }),
  elevationFt: within({
    label: 'Elevation',
    min: -300,
    max: 12_000,
    unit: 'ft',
    why: 'the altitude correction reaches no further',
  }),
  siteType: oneOf('Site type', ['rural', 'suburban', 'urban']).optional(),
  shieldingOfHome: oneOf('Shielding of the home', ['exposed', 'normal', 'well-shielded']).optional(),
  soilType: oneOf('Soil type', ['unknown', 'clay', 'sand', 'gravel', 'silt', 'loam', 'other']).optional(),
  soilMoisture: oneOf('Soil moisture', ['wet', 'dry', 'mixed']).optional(),
  soilConductivityBtuPerHrFtF: within({
    label: 'Soil conductivity',
    min: 0.1,
    max: 2,
    unit: 'Btu/(h·ft·°F)',
    why: 'soils lie between light dry sand (0.2) and wet clay (0.8)',
  }).optional(),
  groundTemperatureHeatingF: within({
    label: 'Ground temperature in winter',
    min: -20,
    max: 80,
    unit: '°F',
    why: 'soil is milder than the air',
  }).optional(),
  groundTemperatureCoolingF: within({
    label: 'Ground temperature in summer',
    min: 20,
    max: 100,
    unit: '°F',
    why: 'soil is milder than the air',
  }).optional(),
  crawlspaceAirChangesPerHour: within({
    label: 'Air changes of a vented crawlspace',
    min: 0,
    max: 20,
    unit: '1/h',
    why: 'grilles in all walls move the air 2 to 5 times in an hour',
  }).optional(),
  weatherShieldingFactor: within({
    label: 'Weather and shielding factor (ASHRAE 62.2)',
    min: 0.2,
    max: 1.5,
    unit: '',
    why: 'stations lie between 0.3 in the tropics and 1.2 on windy coasts',
  }).optional(),
  soilNote: remark('Note about the soil').optional(),
  weatherFileUsedForUnstatedValues: remark('Weather file').optional(),
});

export const designSchema = z.strictObject({
  outdoorHeatingF: within({
    label: 'Outdoor heating temperature',
    min: -60,
    max: 70,
    unit: '°F',
    why: 'no station is colder, and above 70 °F nothing is heated',
  }),
  outdoorCoolingF: within({
    label: 'Outdoor cooling temperature',
    min: 60,
    max: 125,
    unit: '°F',
    why: 'no station is hotter',
  }),
  dailyRangeClass: oneOf('Daily range', ['low', 'medium', 'high']).optional(),
  dailyRangeF: within({ label: 'Daily range', min: 3, max: 45, unit: '°F', why: 'no station swings more' }).optional(),
  indoorHeatingF: within({
    label: 'Indoor heating temperature',
    min: 50,
    max: 85,
    unit: '°F',
    why: 'Manual J designs for 70 °F',
  }).optional(),
  indoorCoolingF: within({
    label: 'Indoor cooling temperature',
    min: 65,
    max: 90,
    unit: '°F',
    why: 'Manual J designs for 75 °F',
  }).optional(),
  indoorRelativeHumidity: within({
    label: 'Indoor relative humidity',
    min: 0.3,
    max: 0.6,
    unit: '(a fraction)',
    why: 'outside it the house is not comfortable',
  }).optional(),
  grainsDifference: within({
    label: 'Grains difference',
    min: -80,
    max: 100,
    unit: 'gr/lb',
    why: 'no station is drier or more humid',
  }).optional(),
  outdoorWetBulbF: within({
    label: 'Outdoor wet bulb',
    min: 32,
    max: 95,
    unit: '°F',
    why: 'the mean coincident wet bulb of a summer day',
  }).optional(),
  infiltrationShieldingClass: within({
    label: 'Shielding class',
    min: 1,
    max: 5,
    unit: '',
    why: '1 is no shielding, 5 is heavy shielding',
  })
    .int('Shielding class must be a whole number')
    .optional(),
});

const FACILITY_TYPES = [
  'single-family detached',
  'single-family attached',
  'apartment unit',
  'manufactured home',
] as const;

const count = (label: string, max: number, why: string): z.ZodNumber => within({ label, min: 0, max, unit: '', why });

export const buildingSchema = z.strictObject({
  facilityType: oneOf('Type of house', FACILITY_TYPES).optional(),
  conditionedFloorAreaFt2: within({
    label: 'Conditioned floor area',
    min: 100,
    max: 20_000,
    unit: 'ft²',
    why: 'Manual J is for houses',
  }),
  conditionedFloors: within({
    label: 'Conditioned floors',
    min: 1,
    max: 8,
    unit: '',
    why: 'Manual J is for houses',
  }).optional(),
  conditionedFloorsAboveGrade: within({
    label: 'Stories above grade',
    min: 1,
    max: 4,
    unit: '',
    why: 'Manual J is for low houses',
  }).optional(),
  averageCeilingHeightFt: within({
    label: 'Ceiling height',
    min: 6,
    max: 20,
    unit: 'ft',
    why: 'the tables are made for rooms, not halls',
  }).optional(),
  heightAboveGroundFt: within({
    label: 'Height of the dwelling above ground',
    min: 0,
    max: 1000,
    unit: 'ft',
    why: 'wind grows with height beside attached houses and apartments',
  }).optional(),
  bedrooms: count('Bedrooms', 12, 'Manual J is for houses').optional(),
  fireplaces: count('Fireplaces', 4, 'Manual J is for houses').optional(),
  refrigerators: count('Refrigerators', 10, 'Manual J is for houses').optional(),
  freezers: count('Freezers', 10, 'Manual J is for houses').optional(),
});

const heatGain = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 50_000, unit: 'Btu/h', why: 'appliances of a house give off less' });
const occupants = within({ label: 'Occupants', min: 0, max: 30, unit: '', why: 'Manual J is for houses' });

export const internalGainsSchema = z.strictObject({
  appliancesSensibleBtuh: heatGain('Sensible heat of appliances').optional(),
  appliancesLatentBtuh: heatGain('Latent heat of appliances').optional(),
  occupants: occupants.optional(),
});

export const roomSchema = z.strictObject({
  id: identifier('Id of the room'),
  floorAreaFt2: within({ label: 'Floor area', min: 0, max: 5000, unit: 'ft²', why: 'larger than any room' }).refine(
    (value) => value === 0 || value >= 10,
    'Floor area must be 10 to 5000 ft²: smaller than any room',
  ),
  level: remark('Level').optional(),
  zone: remark('Zone').optional(),
  appliancesSensibleBtuh: heatGain('Sensible heat of appliances').optional(),
  occupants: occupants.optional(),
  fenestrationProcedure: oneOf('Fenestration procedure', ['average', 'standard', 'peak']).optional(),
});

/** An entry of `foundations`: says which types exist; the surfaces have the details. */
export const foundationSchema = z.strictObject({
  type: oneOf('Type of foundation', ['Basement', 'Crawlspace', 'SlabOnGrade', 'Ambient']),
  conditioned: z
    .union([flag('Conditioned'), oneOf('Conditioned', ['true', 'false'])], 'Conditioned must be true or false')
    .optional(),
  vented: z.union([flag('Vented'), oneOf('Vented', ['true', 'false'])], 'Vented must be true or false').optional(),
});
