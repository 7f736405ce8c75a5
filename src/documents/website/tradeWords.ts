import type { SiteLanguage } from '@/domain/website/schema';
import type { Industry } from '@/domain/user/schema';

type TradeWords = { headline: string; intro: string };
type TradeService = { title: string; text: string; minutes: number };

/** What a site says of its trade where the company says nothing itself. Nothing in it is a promise that a company might not keep. */
export const TRADE_WORDS: Record<Industry, Record<SiteLanguage, TradeWords>> = {
  hvac: {
    en: {
      headline: 'Heating and cooling, done right',
      intro: 'Repairs, maintenance and new systems. We tell you what is wrong and what it costs before we start.',
    },
    es: {
      headline: 'Calefacción y aire acondicionado bien hechos',
      intro: 'Reparación, mantenimiento y equipos nuevos. Le decimos qué pasa y cuánto cuesta antes de empezar.',
    },
  },
  plumbing: {
    en: {
      headline: 'Plumbing you can rely on',
      intro: 'Leaks, drains, water heaters and new pipes. We tell you what it costs before we start.',
    },
    es: {
      headline: 'Plomería en la que puede confiar',
      intro: 'Fugas, desagües, calentadores de agua y tuberías. Le decimos cuánto cuesta antes de empezar.',
    },
  },
  electrical: {
    en: {
      headline: 'Electrical work, safe and to code',
      intro: 'Repairs, panels, lighting and car chargers. We tell you what it costs before we start.',
    },
    es: {
      headline: 'Trabajos eléctricos seguros y según el código',
      intro: 'Reparaciones, paneles, iluminación y cargadores. Le decimos cuánto cuesta antes de empezar.',
    },
  },
  roofing: {
    en: {
      headline: 'A roof that keeps the weather out',
      intro: 'Inspections, repairs and new roofs, with photos of what we find.',
    },
    es: {
      headline: 'Un techo que protege su casa',
      intro: 'Inspecciones, reparaciones y techos nuevos, con fotos de lo que encontramos.',
    },
  },
  construction: {
    en: {
      headline: 'Built the way it was planned',
      intro: 'New builds, additions and remodeling. A clear scope in writing, and one person to ask.',
    },
    es: {
      headline: 'Construido como se planeó',
      intro: 'Obra nueva, ampliaciones y remodelación. Alcance claro por escrito y una persona a quien preguntar.',
    },
  },
  demolition: {
    en: {
      headline: 'Demolition, planned and cleaned up',
      intro: 'Interior and full demolition with permits, sorting and hauling.',
    },
    es: {
      headline: 'Demolición planificada y limpia',
      intro: 'Demolición interior y completa, con permisos, separación y acarreo.',
    },
  },
  landscaping: {
    en: {
      headline: 'Yards that are good to come home to',
      intro: 'Design, planting, lawns and care through the year.',
    },
    es: {
      headline: 'Jardines que da gusto ver',
      intro: 'Diseño, plantación, césped y cuidado durante todo el año.',
    },
  },
  other: {
    en: { headline: 'Good work at your home or business', intro: 'Tell us what you need, and we come and look at it.' },
    es: {
      headline: 'Buen trabajo en su casa o negocio',
      intro: 'Díganos qué necesita y vamos a verlo.',
    },
  },
};

/** What a new site of the trade offers, until the company chooses from its pricebook or writes its own. */
export const TRADE_SERVICES: Record<Industry, Record<SiteLanguage, TradeService[]>> = {
  hvac: {
    en: [
      { title: 'AC repair', text: 'No cold air, ice on the line, strange noises: we find the cause.', minutes: 120 },
      { title: 'Furnace and heat pump repair', text: 'No heat, short cycles, error codes.', minutes: 120 },
      { title: 'Seasonal tune-up', text: 'Cleaning, measuring and a written report, twice a year.', minutes: 90 },
      { title: 'New systems', text: 'Sized by a load calculation, not by guessing.', minutes: 60 },
    ],
    es: [
      {
        title: 'Reparación de aire acondicionado',
        text: 'Sin aire frío, hielo o ruidos: encontramos la causa.',
        minutes: 120,
      },
      { title: 'Reparación de calefacción', text: 'Sin calor, ciclos cortos, códigos de error.', minutes: 120 },
      { title: 'Mantenimiento de temporada', text: 'Limpieza, mediciones e informe por escrito.', minutes: 90 },
      { title: 'Equipos nuevos', text: 'Del tamaño correcto, con cálculo de carga.', minutes: 60 },
    ],
  },
  plumbing: {
    en: [
      { title: 'Leaks and repairs', text: 'Faucets, toilets, valves and pipes.', minutes: 90 },
      { title: 'Drain cleaning', text: 'Sinks, showers and main lines, with a camera where it helps.', minutes: 90 },
      { title: 'Water heaters', text: 'Repair and replacement, with tank or without.', minutes: 120 },
    ],
    es: [
      { title: 'Fugas y reparaciones', text: 'Llaves, inodoros, válvulas y tuberías.', minutes: 90 },
      { title: 'Limpieza de desagües', text: 'Lavabos, duchas y línea principal, con cámara si ayuda.', minutes: 90 },
      { title: 'Calentadores de agua', text: 'Reparación y cambio, con o sin tanque.', minutes: 120 },
    ],
  },
  electrical: {
    en: [
      { title: 'Repairs', text: 'Dead outlets, tripping breakers, flickering lights.', minutes: 90 },
      { title: 'Panel upgrades', text: 'More capacity, to code and inspected.', minutes: 60 },
      { title: 'Car chargers', text: 'Level 2 chargers on a circuit of their own.', minutes: 60 },
    ],
    es: [
      {
        title: 'Reparaciones',
        text: 'Enchufes sin corriente, interruptores que saltan, luces que parpadean.',
        minutes: 90,
      },
      { title: 'Cambio de panel', text: 'Más capacidad, según el código e inspeccionado.', minutes: 60 },
      { title: 'Cargadores de auto', text: 'Cargadores de nivel 2 con circuito propio.', minutes: 60 },
    ],
  },
  roofing: {
    en: [
      { title: 'Roof inspection', text: 'Photos of what we find, and what can wait.', minutes: 60 },
      { title: 'Leak repair', text: 'Shingles, flashing, vents and skylights.', minutes: 120 },
      { title: 'New roofs', text: 'Measured, priced and planned in writing.', minutes: 60 },
    ],
    es: [
      { title: 'Inspección de techo', text: 'Fotos de lo que encontramos y de lo que puede esperar.', minutes: 60 },
      { title: 'Reparación de goteras', text: 'Tejas, tapajuntas, ventilaciones y tragaluces.', minutes: 120 },
      { title: 'Techos nuevos', text: 'Medido, cotizado y planificado por escrito.', minutes: 60 },
    ],
  },
  construction: {
    en: [
      { title: 'Additions', text: 'More room, from plan to final inspection.', minutes: 60 },
      { title: 'Kitchens and baths', text: 'Remodeling with a schedule you can read.', minutes: 60 },
      { title: 'New builds', text: 'One contract, one schedule, one person to ask.', minutes: 60 },
    ],
    es: [
      { title: 'Ampliaciones', text: 'Más espacio, del plano a la inspección final.', minutes: 60 },
      { title: 'Cocinas y baños', text: 'Remodelación con un calendario claro.', minutes: 60 },
      { title: 'Obra nueva', text: 'Un contrato, un calendario, una persona a quien preguntar.', minutes: 60 },
    ],
  },
  demolition: {
    en: [
      { title: 'Interior demolition', text: 'Walls, floors, kitchens and baths, with dust kept in.', minutes: 60 },
      { title: 'Full demolition', text: 'Permits, utilities and the ground left level.', minutes: 60 },
      { title: 'Hauling', text: 'Sorted, and recycled where it can be.', minutes: 60 },
    ],
    es: [
      { title: 'Demolición interior', text: 'Paredes, pisos, cocinas y baños, con control de polvo.', minutes: 60 },
      { title: 'Demolición completa', text: 'Permisos, servicios y el terreno nivelado.', minutes: 60 },
      { title: 'Acarreo', text: 'Separado y reciclado cuando se puede.', minutes: 60 },
    ],
  },
  landscaping: {
    en: [
      { title: 'Lawn care', text: 'Mowing, feeding and edges through the season.', minutes: 60 },
      { title: 'Planting', text: 'Beds, shrubs and trees that fit your soil.', minutes: 60 },
      { title: 'Patios and paths', text: 'Laid to drain and to last.', minutes: 60 },
    ],
    es: [
      { title: 'Cuidado del césped', text: 'Corte, abono y bordes toda la temporada.', minutes: 60 },
      { title: 'Plantación', text: 'Camas, arbustos y árboles para su suelo.', minutes: 60 },
      { title: 'Patios y senderos', text: 'Con buen drenaje y para durar.', minutes: 60 },
    ],
  },
  other: {
    en: [
      { title: 'Repairs', text: 'We find out what is wrong and fix it.', minutes: 90 },
      { title: 'Estimates', text: 'We look at it and give you a price in writing.', minutes: 60 },
    ],
    es: [
      { title: 'Reparaciones', text: 'Averiguamos qué pasa y lo arreglamos.', minutes: 90 },
      { title: 'Presupuestos', text: 'Lo vemos y le damos un precio por escrito.', minutes: 60 },
    ],
  },
};
