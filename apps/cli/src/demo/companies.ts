import type { Family } from './families.js';

export const SECTORS = [
  'contact',
  'health',
  'hospitality',
  'logistics',
  'technology',
  'finance',
  'education',
  'construction',
  'retail',
  'travel',
  'industry',
  'services',
] as const;
export type Sector = (typeof SECTORS)[number];

/** NACE Rev. 2 division of each sector. */
export const SECTOR_NACE: Record<Sector, string> = {
  contact: '82',
  health: '86',
  hospitality: '55',
  logistics: '52',
  technology: '62',
  finance: '64',
  education: '85',
  construction: '41',
  retail: '47',
  travel: '79',
  industry: '28',
  services: '74',
};

/** What the companies of a sector hire for, by weight. */
export const SECTOR_FAMILIES: Record<Sector, readonly (readonly [Family, number])[]> = {
  contact: [
    ['support', 8],
    ['sales', 1],
    ['language', 0.8],
    ['infrastructure', 0.6],
    ['office', 0.8],
  ],
  health: [
    ['nursing', 6],
    ['clinical', 4],
    ['cleaning', 0.8],
    ['kitchen', 0.7],
    ['office', 0.7],
  ],
  hospitality: [
    ['service', 6],
    ['kitchen', 4],
    ['cleaning', 2.6],
    ['tourism', 1.4],
    ['office', 0.5],
  ],
  logistics: [
    ['warehouse', 5],
    ['transport', 4],
    ['planning', 3],
    ['maintenance', 0.7],
    ['office', 0.5],
  ],
  technology: [
    ['software', 6],
    ['infrastructure', 3.4],
    ['support', 1.4],
    ['sales', 1],
    ['office', 0.5],
  ],
  finance: [
    ['finance', 7],
    ['support', 1.4],
    ['software', 1.4],
    ['office', 1],
  ],
  education: [
    ['teaching', 8],
    ['office', 0.8],
    ['kitchen', 0.4],
    ['cleaning', 0.4],
  ],
  construction: [
    ['construction', 7],
    ['engineering', 2],
    ['maintenance', 1.2],
    ['planning', 0.5],
    ['office', 0.5],
  ],
  retail: [
    ['shop', 7],
    ['warehouse', 1.5],
    ['sales', 1.5],
    ['planning', 0.6],
  ],
  travel: [
    ['tourism', 6],
    ['support', 1.4],
    ['service', 1],
    ['sales', 0.8],
  ],
  industry: [
    ['production', 5],
    ['engineering', 3],
    ['maintenance', 3],
    ['planning', 1],
    ['sales', 0.6],
  ],
  services: [
    ['language', 4],
    ['office', 3],
    ['sales', 1.5],
    ['production', 0.8],
    ['warehouse', 0.8],
  ],
};

export interface CompanyProfile {
  name: string;
  sector: Sector;
  /** Home country, then all others it hires in (ISO 3166-1 alpha-2); `*` stands for every market. */
  countries: readonly string[];
  homeCity: string;
  workingLanguage: string;
  tagline: string;
}

const company = (
  name: string,
  sector: Sector,
  homeCity: string,
  countries: string,
  workingLanguage: string,
  tagline: string,
): CompanyProfile => ({ name, sector, homeCity, countries: countries.split(' '), workingLanguage, tagline });

/** Forty invented employers: none of them is meant to be, or named after, a real one. */
export const COMPANIES: readonly CompanyProfile[] = [
  company('Tellmera', 'contact', 'Lisbon', 'PT *', 'en', 'Forty languages, one friendly voice'),
  company('Parlavant', 'contact', 'Barcelona', 'ES *', 'en', 'Customer care across borders'),
  company('Kvarnholm Dialog', 'contact', 'Riga', 'LV *', 'en', 'Nordic service, close to the customer'),
  company('Helliotel Contact', 'contact', 'Athens', 'GR *', 'en', 'Conversations that solve something'),
  company('Lindquell Kliniken', 'health', 'Freiburg', 'DE AT CH LI LU', 'de', 'Time for people who need care'),
  company('Havenwell Care', 'health', 'Manchester', 'GB IE MT IS CY', 'en', 'Care that feels like home'),
  company('Santelune', 'health', 'Lyon', 'FR BE LU MC ES IT PT', 'fr', 'Clinics close to where you live'),
  company('Vårdlyktan', 'health', 'Göteborg', 'SE NO DK FI EE LV LT', 'sv', 'Bright minds in Nordic health care'),
  company(
    'Alpenmora Hotels',
    'hospitality',
    'Innsbruck',
    'AT CH DE IT LI SI FR CZ SK HU',
    'de',
    'Mountain hotels with open doors',
  ),
  company('Casa Mareola', 'hospitality', 'Palma', 'ES PT AD IT FR HR', 'es', 'Hosts by the sea since our first guest'),
  company('Fjordlykt Hotell', 'hospitality', 'Bergen', 'NO SE DK FI IS EE NL GB IE', 'nb', 'Warm rooms in the far north'),
  company('Thalassera Resorts', 'hospitality', 'Athens', 'GR CY TR BG HR ME AL MT MK RO', 'en', 'Summers worth working for'),
  company('Transvelde Logistics', 'logistics', 'Rotterdam', 'NL BE DE LU FR GB DK IE CH', 'nl', 'Goods on time, people first'),
  company(
    'Tatravia Cargo',
    'logistics',
    'Ostrava',
    'CZ SK PL HU AT RO UA LT LV SI HR BY RU MD',
    'en',
    'From the Baltic to the Black Sea',
  ),
  company('Portolinea', 'logistics', 'Genoa', 'IT ES PT FR GR MT CH TR AL BG RS', 'it', 'Ports, rails and roads in one hand'),
  company('Quillforge Software', 'technology', 'Dublin', 'IE *', 'en', 'Tools for people who write'),
  company('Datamarsk', 'technology', 'Copenhagen', 'DK SE NO FI IS EE LV LT DE NL PL UA', 'en', 'Data you can stand on'),
  company('Bytewiese', 'technology', 'Berlin', 'DE AT CH PL CZ RO BG RS UA ES PT', 'de', 'Software with its feet on the ground'),
  company('Nuvemar', 'technology', 'Porto', 'PT ES FR GB IT BE GR CY MT TR', 'en', 'Cloud services from the Atlantic coast'),
  company('Valdoria Finance', 'finance', 'Luxembourg', 'LU BE FR DE CH NL LI MC IE PT PL', 'en', 'Plain talk about money'),
  company('Brannock & Teal', 'finance', 'London', 'GB IE MT CY GR ES IT LT EE BG RO', 'en', 'Insurance you can read'),
  company('Kronveld Bank', 'finance', 'Amsterdam', 'NL BE SE DK FI NO DE AT CZ HU SK HR', 'en', 'A bank for people on the move'),
  company('Lumbrella Schools', 'education', 'Madrid', 'ES PT IT FR GB IE GR CY TR RO BG AL', 'en', 'Growing up in two languages'),
  company('Arkenfeld Bildung', 'education', 'Vienna', 'AT DE CH CZ HU PL SK SI HR LI BA RS XK', 'de', 'Learning together'),
  company('Sprogvang Skoler', 'education', 'Copenhagen', 'DK SE NO FI IS NL BE LU EE LV LT', 'da', 'A school with many mother tongues'),
  company('Baumerle Bau', 'construction', 'Stuttgart', 'DE AT CH LI PL CZ LU SI HR BA XK', 'de', 'Built by hand, planned with care'),
  company('Ponterive Construction', 'construction', 'Brussels', 'BE FR NL LU GB IE ES PT IT RO MD MC', 'fr', 'Bridges, homes and good neighbours'),
  company('Kivirakka', 'construction', 'Tampere', 'FI SE NO DK EE LV LT IS UA BY', 'fi', 'Solid work in any weather'),
  company('Maison Verelle', 'retail', 'Paris', 'FR BE LU CH MC IT ES GB DE AT', 'fr', 'Beautiful things, well explained'),
  company('Winkelhart', 'retail', 'Utrecht', 'NL BE DE DK SE NO FI PL IE', 'nl', 'The shop around every corner'),
  company('Mercadelo', 'retail', 'Valencia', 'ES PT AD IT GR CY MT HU RO BG HR CZ', 'es', 'Fresh every morning'),
  company('Wanderlyst Travel', 'travel', 'Budapest', 'HU *', 'en', 'Journeys with people who know the way'),
  company('Aerolume Ground Services', 'travel', 'Prague', 'CZ DE AT PL GB IE FR NL SE DK NO FI CH HU IS', 'en', 'Safe on the ground'),
  company('Rivalonga Viaggi', 'travel', 'Bologna', 'IT ES PT FR GR HR CH TR MT AL ME MK AD', 'it', 'Slow travel, quick answers'),
  company('Adlersruh Feinwerk', 'industry', 'Nürnberg', 'DE AT CH CZ SK HU PL SI FR NL', 'de', 'Precision to the last micrometre'),
  company('Dunavlit Industries', 'industry', 'Plovdiv', 'BG RO RS HU MK HR GR TR BA UA MD SI RU', 'en', 'Castings and machines for Europe'),
  company('Windhavn Energy', 'industry', 'Esbjerg', 'DK SE NO DE NL GB IE ES PT IT FR BE PL FI', 'en', 'Making use of every breeze'),
  company('Glossarion Languages', 'services', 'Brussels', 'BE *', 'en', 'Every text finds its reader'),
  company('Tradumar', 'services', 'Vigo', 'ES PT FR IT GB DE IE LU MT SE', 'es', 'Words that cross the sea'),
  company('Peopleward Staffing', 'services', 'Bucharest', 'RO *', 'en', 'The right person, the right place'),
];
