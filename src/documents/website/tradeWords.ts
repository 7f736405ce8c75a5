import type { SiteLanguage } from '@/domain/website/schema';
import type { Industry } from '@/domain/user/schema';

type TradeWords = { headline: string; intro: string };

/** A site's texts about its trade, used if the company hasn't written its own. They make no promise a company might not keep. */
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
  'appliance-repair': {
    en: {
      headline: 'Appliances that work again',
      intro:
        'Refrigerators, washers, dryers, ovens and dishwashers. We tell you what the repair costs, and when a new machine is the better buy.',
    },
    es: {
      headline: 'Electrodomésticos que vuelven a funcionar',
      intro:
        'Refrigeradores, lavadoras, secadoras, hornos y lavavajillas. Le decimos cuánto cuesta reparar y cuándo conviene uno nuevo.',
    },
  },
  'garage-doors': {
    en: {
      headline: 'A door that opens when you press the button',
      intro: 'Springs, cables, openers and new doors. We show you what is worn and what it costs before we start.',
    },
    es: {
      headline: 'Una puerta que abre cuando usted quiere',
      intro:
        'Resortes, cables, motores y puertas nuevas. Le mostramos qué está gastado y cuánto cuesta antes de empezar.',
    },
  },
  'pest-control': {
    en: {
      headline: 'A home without uninvited guests',
      intro:
        'Ants, roaches, rodents, termites and mosquitoes. We tell you what we found, what we use and when you can go back in.',
    },
    es: {
      headline: 'Un hogar sin visitas indeseadas',
      intro:
        'Hormigas, cucarachas, roedores, termitas y mosquitos. Le decimos qué encontramos, qué usamos y cuándo puede volver a entrar.',
    },
  },
  cleaning: {
    en: {
      headline: 'Come home to clean',
      intro: 'Homes and offices, cleaned by the same team and by a list that you agree on.',
    },
    es: {
      headline: 'Llegue a una casa limpia',
      intro: 'Casas y oficinas, con el mismo equipo y una lista acordada con usted.',
    },
  },
  handyman: {
    en: {
      headline: 'The whole list, done',
      intro: 'Doors, drywall, fixtures, shelves and everything that has waited. One visit, one price for each line.',
    },
    es: {
      headline: 'Toda la lista, hecha',
      intro: 'Puertas, paredes, accesorios, repisas y todo lo pendiente. Una visita, un precio por cada punto.',
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
