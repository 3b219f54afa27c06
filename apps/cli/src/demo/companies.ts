import type { Sector } from './sectors.js';

export interface CompanyProfile {
  name: string;
  sector: Sector;
  /** Home country, then all others it hires in (ISO 3166-1 alpha-2); `*` stands for every market. */
  countries: readonly string[];
  homeCity: string;
  workingLanguage: string;
  tagline: string;
}

/** Forty invented employers, none of them meant to be, or named after, a real one: name, sector, home, countries, language, tagline. */
const ROWS = `
Tellmera                 | contact      | Lisbon     | PT *                                         | en | Forty languages, one friendly voice
Parlavant                | contact      | Barcelona  | ES *                                         | en | Customer care across borders
Kvarnholm Dialog         | contact      | Riga       | LV *                                         | en | Nordic service, close to the customer
Helliotel Contact        | contact      | Athens     | GR *                                         | en | Conversations that solve something
Lindquell Kliniken       | health       | Freiburg   | DE AT CH LI LU                               | de | Time for people who need care
Havenwell Care           | health       | Manchester | GB IE MT IS CY                               | en | Care that feels like home
Santelune                | health       | Lyon       | FR BE LU MC ES IT PT                         | fr | Clinics close to where you live
Vårdlyktan               | health       | Göteborg   | SE NO DK FI EE LV LT                         | sv | Bright minds in Nordic health care
Alpenmora Hotels         | hospitality  | Innsbruck  | AT CH DE IT LI SI FR CZ SK HU                | de | Mountain hotels with open doors
Casa Mareola             | hospitality  | Palma      | ES PT AD IT FR HR                            | es | Hosts by the sea since our first guest
Fjordlykt Hotell         | hospitality  | Bergen     | NO SE DK FI IS EE NL GB IE                   | nb | Warm rooms in the far north
Thalassera Resorts       | hospitality  | Athens     | GR CY TR BG HR ME AL MT MK RO                | en | Summers worth working for
Transvelde Logistics     | logistics    | Rotterdam  | NL BE DE LU FR GB DK IE CH                   | nl | Goods on time, people first
Tatravia Cargo           | logistics    | Ostrava    | CZ SK PL HU AT RO UA LT LV SI HR BY RU MD    | en | From the Baltic to the Black Sea
Portolinea               | logistics    | Genoa      | IT ES PT FR GR MT CH TR AL BG RS             | it | Ports, rails and roads in one hand
Quillforge Software      | technology   | Dublin     | IE *                                         | en | Tools for people who write
Datamarsk                | technology   | Copenhagen | DK SE NO FI IS EE LV LT DE NL PL UA          | en | Data you can stand on
Bytewiese                | technology   | Berlin     | DE AT CH PL CZ RO BG RS UA ES PT             | de | Software with its feet on the ground
Nuvemar                  | technology   | Porto      | PT ES FR GB IT BE GR CY MT TR                | en | Cloud services from the Atlantic coast
Valdoria Finance         | finance      | Luxembourg | LU BE FR DE CH NL LI MC IE PT PL             | en | Plain talk about money
Brannock & Teal          | finance      | London     | GB IE MT CY GR ES IT LT EE BG RO             | en | Insurance you can read
Kronveld Bank            | finance      | Amsterdam  | NL BE SE DK FI NO DE AT CZ HU SK HR          | en | A bank for people on the move
Lumbrella Schools        | education    | Madrid     | ES PT IT FR GB IE GR CY TR RO BG AL          | en | Growing up in two languages
Arkenfeld Bildung        | education    | Vienna     | AT DE CH CZ HU PL SK SI HR LI BA RS XK       | de | Learning together
Sprogvang Skoler         | education    | Copenhagen | DK SE NO FI IS NL BE LU EE LV LT             | da | A school with many mother tongues
Baumerle Bau             | construction | Stuttgart  | DE AT CH LI PL CZ LU SI HR BA XK             | de | Built by hand, planned with care
Ponterive Construction   | construction | Brussels   | BE FR NL LU GB IE ES PT IT RO MD MC          | fr | Bridges, homes and good neighbours
Kivirakka                | construction | Tampere    | FI SE NO DK EE LV LT IS UA BY                | fi | Solid work in any weather
Maison Verelle           | retail       | Paris      | FR BE LU CH MC IT ES GB DE AT                | fr | Beautiful things, well explained
Winkelhart               | retail       | Utrecht    | NL BE DE DK SE NO FI PL IE                   | nl | The shop around every corner
Mercadelo                | retail       | Valencia   | ES PT AD IT GR CY MT HU RO BG HR CZ          | es | Fresh every morning
Wanderlyst Travel        | travel       | Budapest   | HU *                                         | en | Journeys with people who know the way
Aerolume Ground Services | travel       | Prague     | CZ DE AT PL GB IE FR NL SE DK NO FI CH HU IS | en | Safe on the ground
Rivalonga Viaggi         | travel       | Bologna    | IT ES PT FR GR HR CH TR MT AL ME MK AD       | it | Slow travel, quick answers
Adlersruh Feinwerk       | industry     | Nürnberg   | DE AT CH CZ SK HU PL SI FR NL                | de | Precision to the last micrometre
Dunavlit Industries      | industry     | Plovdiv    | BG RO RS HU MK HR GR TR BA UA MD SI RU       | en | Castings and machines for Europe
Windhavn Energy          | industry     | Esbjerg    | DK SE NO DE NL GB IE ES PT IT FR BE PL FI    | en | Making use of every breeze
Glossarion Languages     | services     | Brussels   | BE *                                         | en | Every text finds its reader
Tradumar                 | services     | Vigo       | ES PT FR IT GB DE IE LU MT SE                | es | Words that cross the sea
Peopleward Staffing      | services     | Bucharest  | RO *                                         | en | The right person, the right place
`;

export const COMPANIES: readonly CompanyProfile[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name, sector, homeCity, countries, workingLanguage, tagline] = row.split('|').map((cell) => cell.trim());
    return { name, sector, homeCity, countries: countries?.split(' '), workingLanguage, tagline } as CompanyProfile;
  });
