import type { SiteLanguage } from '@/domain/website/schema';
import type { Industry } from '@/domain/user/schema';

type TradeService = { title: string; text: string; minutes: number };

/** The services on a trade's new site, until the company chooses from its pricebook or writes its own. */
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
  'appliance-repair': {
    en: [
      { title: 'Refrigerator repair', text: 'Not cold, leaking, or no ice.', minutes: 75 },
      { title: 'Washer and dryer repair', text: 'Does not drain, spin or heat.', minutes: 75 },
      { title: 'Oven and dishwasher repair', text: 'Ignitors, elements, pumps and controls.', minutes: 75 },
    ],
    es: [
      { title: 'Reparación de refrigeradores', text: 'No enfría, gotea o no hace hielo.', minutes: 75 },
      { title: 'Lavadoras y secadoras', text: 'No desagua, no centrifuga o no calienta.', minutes: 75 },
      { title: 'Hornos y lavavajillas', text: 'Encendido, resistencias, bombas y controles.', minutes: 75 },
    ],
  },
  'garage-doors': {
    en: [
      { title: 'Broken springs', text: 'Both springs measured and matched to the door.', minutes: 75 },
      { title: 'Openers', text: 'Repair, remotes, sensors and new openers.', minutes: 90 },
      { title: 'New doors', text: 'Measured, with pictures to choose from.', minutes: 60 },
    ],
    es: [
      { title: 'Resortes rotos', text: 'Medidos y ajustados a su puerta.', minutes: 75 },
      { title: 'Motores', text: 'Reparación, controles, sensores y motores nuevos.', minutes: 90 },
      { title: 'Puertas nuevas', text: 'Medidas, con fotos para elegir.', minutes: 60 },
    ],
  },
  'pest-control': {
    en: [
      { title: 'General pest control', text: 'Inside and out, with a record of each treatment.', minutes: 60 },
      { title: 'Rodents', text: 'Trapping, and the gaps closed so that they stay out.', minutes: 90 },
      { title: 'Termites', text: 'Inspection first, then a treatment that fits.', minutes: 75 },
    ],
    es: [
      { title: 'Control de plagas', text: 'Por dentro y por fuera, con registro de cada tratamiento.', minutes: 60 },
      { title: 'Roedores', text: 'Trampas y cierre de entradas.', minutes: 90 },
      { title: 'Termitas', text: 'Primero la inspección, luego el tratamiento adecuado.', minutes: 75 },
    ],
  },
  cleaning: {
    en: [
      { title: 'Home cleaning', text: 'Weekly, every two weeks or once.', minutes: 150 },
      { title: 'Deep and move-out cleaning', text: 'Room by room, down to the cabinets.', minutes: 330 },
      { title: 'Offices', text: 'In the evening or during the day.', minutes: 90 },
    ],
    es: [
      { title: 'Limpieza de casas', text: 'Cada semana, cada dos semanas o una vez.', minutes: 150 },
      { title: 'Limpieza profunda y de mudanza', text: 'Cuarto por cuarto, también los gabinetes.', minutes: 330 },
      { title: 'Oficinas', text: 'De noche o durante el día.', minutes: 90 },
    ],
  },
  handyman: {
    en: [
      { title: 'The list', text: 'Send us what has to be done; we bring what it takes.', minutes: 240 },
      { title: 'Doors, drywall and trim', text: 'Patched, hung and adjusted.', minutes: 120 },
      { title: 'Fixtures and fittings', text: 'Faucets, lights, fans, shelves and televisions.', minutes: 90 },
    ],
    es: [
      { title: 'La lista', text: 'Díganos qué hay que hacer; llevamos lo necesario.', minutes: 240 },
      { title: 'Puertas, paredes y molduras', text: 'Reparadas, montadas y ajustadas.', minutes: 120 },
      { title: 'Accesorios', text: 'Llaves, luces, ventiladores, repisas y televisores.', minutes: 90 },
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
