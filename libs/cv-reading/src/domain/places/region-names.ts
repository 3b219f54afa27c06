import { once } from '../text/once.js';
import { plainWords } from '../text/words.js';

/** Regions and provinces as people write them behind a town, by country. Source: ISO 3166-2. */
const REGIONS: Record<string, string> = {
  AT: 'Burgenland | Kärnten | Niederösterreich | Oberösterreich | Salzburg | Steiermark | Tirol | Vorarlberg',
  BE: 'Antwerpen | Limburg | Oost-Vlaanderen | West-Vlaanderen | Vlaams-Brabant | Brabant wallon | Hainaut | Liège | Luxembourg belge | Namur | Vlaanderen | Wallonie',
  CH: 'Aargau | Appenzell | Graubünden | Jura | Thurgau | Ticino | Tessin | Uri | Valais | Wallis | Vaud | Waadt',
  DE: 'Baden-Württemberg | Bayern | Brandenburg | Hessen | Mecklenburg-Vorpommern | Niedersachsen | Nordrhein-Westfalen | NRW | Rheinland-Pfalz | Saarland | Sachsen | Sachsen-Anhalt | Schleswig-Holstein | Thüringen',
  ES: 'Andalucía | Aragón | Asturias | Principado de Asturias | Islas Baleares | Illes Balears | Baleares | Mallorca | Menorca | Ibiza | Canarias | Islas Canarias | Tenerife | Gran Canaria | Lanzarote | Fuerteventura | Cantabria | Castilla y León | Castilla-La Mancha | Cataluña | Catalunya | Comunidad Valenciana | Comunitat Valenciana | Extremadura | Galicia | Comunidad de Madrid | Región de Murcia | Navarra | Nafarroa | País Vasco | Euskadi | La Rioja | Álava | Araba | Albacete | Alicante | Alacant | Almería | Ávila | Badajoz | Barcelona | Bizkaia | Vizcaya | Burgos | Cáceres | Cádiz | Castellón | Castelló | Ciudad Real | Córdoba | A Coruña | La Coruña | Cuenca | Gipuzkoa | Guipúzcoa | Girona | Gerona | Granada | Guadalajara | Huelva | Huesca | Jaén | León | Lleida | Lérida | Lugo | Madrid | Málaga | Murcia | Ourense | Orense | Palencia | Las Palmas | Pontevedra | Salamanca | Segovia | Sevilla | Soria | Tarragona | Teruel | Toledo | Valencia | València | Valladolid | Zamora | Zaragoza',
  FR: 'Auvergne-Rhône-Alpes | Bourgogne | Bourgogne-Franche-Comté | Bretagne | Centre-Val de Loire | Corse | Grand Est | Alsace | Lorraine | Hauts-de-France | Île-de-France | Normandie | Nouvelle-Aquitaine | Aquitaine | Occitanie | Pays de la Loire | Provence-Alpes-Côte d’Azur | PACA | Ain | Aisne | Allier | Alpes-Maritimes | Ardèche | Ardennes | Ariège | Aube | Aude | Aveyron | Bouches-du-Rhône | Calvados | Cantal | Charente | Charente-Maritime | Cher | Corrèze | Côte-d’Or | Côtes-d’Armor | Creuse | Dordogne | Doubs | Drôme | Eure | Eure-et-Loir | Finistère | Gard | Haute-Garonne | Gers | Gironde | Hérault | Ille-et-Vilaine | Indre | Indre-et-Loire | Isère | Jura | Landes | Loir-et-Cher | Loire | Haute-Loire | Loire-Atlantique | Loiret | Lot | Lot-et-Garonne | Lozère | Maine-et-Loire | Manche | Marne | Haute-Marne | Mayenne | Meurthe-et-Moselle | Meuse | Morbihan | Moselle | Nièvre | Nord | Oise | Orne | Pas-de-Calais | Puy-de-Dôme | Pyrénées-Atlantiques | Hautes-Pyrénées | Pyrénées-Orientales | Bas-Rhin | Haut-Rhin | Rhône | Haute-Saône | Saône-et-Loire | Sarthe | Savoie | Haute-Savoie | Seine-Maritime | Seine-et-Marne | Yvelines | Deux-Sèvres | Somme | Tarn | Tarn-et-Garonne | Var | Vaucluse | Vendée | Vienne | Haute-Vienne | Vosges | Yonne | Essonne | Hauts-de-Seine | Seine-Saint-Denis | Val-de-Marne | Val-d’Oise | Guadeloupe | Martinique | Guyane | La Réunion | Mayotte',
  GB: 'Bedfordshire | Berkshire | Buckinghamshire | Cambridgeshire | Cheshire | Cornwall | Cumbria | Derbyshire | Devon | Dorset | County Durham | East Sussex | West Sussex | Essex | Gloucestershire | Greater London | Greater Manchester | Hampshire | Herefordshire | Hertfordshire | Isle of Wight | Kent | Lancashire | Leicestershire | Lincolnshire | Merseyside | Norfolk | Northamptonshire | Northumberland | Nottinghamshire | Oxfordshire | Shropshire | Somerset | Staffordshire | Suffolk | Surrey | Tyne and Wear | Warwickshire | West Midlands | Wiltshire | Worcestershire | North Yorkshire | South Yorkshire | West Yorkshire | East Yorkshire | Yorkshire | Fife | Highland | Gwynedd | Powys | Dyfed',
  IE: 'Carlow | Cavan | Clare | Donegal | Kerry | Kildare | Laois | Leitrim | Leinster | Longford | Louth | Mayo | Meath | Monaghan | Munster | Connacht | Offaly | Roscommon | Tipperary | Westmeath | Wicklow',
  IT: 'Abruzzo | Basilicata | Calabria | Campania | Emilia-Romagna | Emilia Romagna | Friuli-Venezia Giulia | Friuli Venezia Giulia | Lazio | Liguria | Lombardia | Marche | Molise | Piemonte | Puglia | Sardegna | Sicilia | Toscana | Trentino-Alto Adige | Umbria | Valle d’Aosta | Veneto | Brianza',
  NL: 'Drenthe | Flevoland | Friesland | Fryslân | Gelderland | Groningen | Limburg | Noord-Brabant | Noord-Holland | Overijssel | Utrecht | Zeeland | Zuid-Holland',
  PL: 'dolnośląskie | kujawsko-pomorskie | lubelskie | lubuskie | łódzkie | małopolskie | mazowieckie | opolskie | podkarpackie | podlaskie | pomorskie | śląskie | świętokrzyskie | warmińsko-mazurskie | wielkopolskie | zachodniopomorskie',
  PT: 'Algarve | Alentejo | Açores | Madeira | Aveiro | Beja | Braga | Bragança | Castelo Branco | Coimbra | Évora | Faro | Guarda | Leiria | Lisboa | Portalegre | Porto | Santarém | Setúbal | Viana do Castelo | Vila Real | Viseu',
};

const regions = once(() => {
  const countries = new Map<string, string>();
  for (const [code, names] of Object.entries(REGIONS)) {
    for (const name of names.split('|')) if (!countries.has(plainWords(name))) countries.set(plainWords(name), code);
  }
  return countries;
});

/** The country (ISO 3166-1 alpha-2) whose region or province is called so. */
export function countryOfRegion(name: string): string | null {
  return regions().get(plainWords(name)) ?? null;
}
